'use client';

import { createContext } from 'react';
import { PALETTES, type PaletteName } from '@/content/look/palettes';

/** The document's palette, for drawings that are files. */
export const Palette = createContext<PaletteName>(PALETTES[0]);
