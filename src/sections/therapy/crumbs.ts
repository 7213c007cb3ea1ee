import type { Crumb } from '@/components/ui/breadcrumb';

export const therapyCrumbs = (label: string): Crumb[] => [
  { label: 'Home', href: '/' },
  { label: 'Therapies', href: '/therapies' },
  { label },
];
