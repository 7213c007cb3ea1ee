import type { Crumb } from '@/components/ui/breadcrumb';

export const conditionCrumbs = (label: string): Crumb[] => [
  { label: 'Home', href: '/' },
  { label: 'Conditions', href: '/conditions' },
  { label },
];
