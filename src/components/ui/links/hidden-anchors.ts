'use client';

import { createContext } from 'react';

/** Addresses on this site whose section is hidden; links do not lead there. */
export const HiddenAnchors = createContext<readonly string[]>([]);
