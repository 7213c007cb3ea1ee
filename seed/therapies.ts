import { cbt } from './therapies/cbt';
import { dbt } from './therapies/dbt';
import { emdr } from './therapies/emdr';
import { familySystems } from './therapies/family-systems';
import { mindfulnessTherapy } from './therapies/mindfulness-therapy';
import type { SeedTherapy } from './types';

export const seedTherapies: SeedTherapy[] = [cbt, mindfulnessTherapy, emdr, dbt, familySystems];
