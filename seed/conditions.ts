import { adhd } from './conditions/adhd';
import { anxiety } from './conditions/anxiety';
import { bipolar } from './conditions/bipolar';
import { summaries } from './conditions/summaries';
import { depression } from './conditions/depression';
import { ocd } from './conditions/ocd';
import { panicDisorder } from './conditions/panic-disorder';
import { ptsd } from './conditions/ptsd';
import { schizophrenia } from './conditions/schizophrenia';
import { ansiedad } from './spanish/ansiedad';
import { depresion } from './spanish/depresion';
import type { SeedCondition, SeedTranslatedCondition } from './types';

/** In the order of the routes (spec §2). */
const texts = [anxiety, depression, bipolar, ptsd, panicDisorder, ocd, adhd, schizophrenia];

export const seedConditions: SeedCondition[] = texts.map((text) => {
  const first = summaries[text.slug];
  if (!first) throw new Error(`seed/conditions/summaries.ts says nothing about ${text.slug}.`);
  return { ...text, ...first };
});

/** The demo's conditions in Spanish. */
export const translatedConditions: SeedTranslatedCondition[] = [ansiedad, depresion];
