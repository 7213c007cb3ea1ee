'use client';

import * as reads from '@/content/reads';
import { usePolled } from './use-polled';

/** Header, footer and the centre's name and contacts; complete whatever the CMS says. */
export const useLayout = () => usePolled(reads.layout).view;
