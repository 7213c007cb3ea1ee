'use client';

import { createContext } from 'react';
import { PALETTES, type PaletteName } from '@/content/look/palettes';

/** The palette of the document, for drawings that are files. */
export const Palette = createContext<PaletteName>(PALETTES[0]);
