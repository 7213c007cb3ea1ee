import { pageSchemas } from '@/content/schema/schemas';

/** One page of each kind. */
export const ROUTES = [
  ...Object.values(pageSchemas).map(({ path }) => path),
  '/blog/php-or-iop',
  '/conditions/anxiety',
  '/therapies/emdr',
];
