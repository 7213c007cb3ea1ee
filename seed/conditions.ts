import { adhd } from './conditions/adhd';
import { anxiety } from './conditions/anxiety';
import { bipolar } from './conditions/bipolar';
import { depression } from './conditions/depression';
import { ocd } from './conditions/ocd';
import { panicDisorder } from './conditions/panic-disorder';
import { ptsd } from './conditions/ptsd';
import { schizophrenia } from './conditions/schizophrenia';
import type { SeedCondition } from './types';

/** In the order of the routes (spec §2). */
export const seedConditions: SeedCondition[] = [
  anxiety,
  depression,
  bipolar,
  ptsd,
  panicDisorder,
  ocd,
  adhd,
  schizophrenia,
];
