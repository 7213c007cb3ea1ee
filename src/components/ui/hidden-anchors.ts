'use client';

import { createContext } from 'react';

/** Addresses on this site whose place is in a hidden section; links do not lead there. */
export const HiddenAnchors = createContext<readonly string[]>([]);
