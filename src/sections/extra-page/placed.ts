import type { Ground } from '@/components/ui/section';

/** What every kind of block gets beside its words. */
export type Placed = { id: string; edit: string; ground: Ground; isContinued: boolean };
