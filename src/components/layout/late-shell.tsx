'use client';

import { late } from '../late';

export const LateHead = late('touched', async () => (await import('./live-head')).LiveHead);
export const LateFoot = late('touched', async () => (await import('./live-foot')).LiveFoot);
