'use client';

import * as reads from '@/content/reads';
import { usePolled } from './use-polled';

/** The fetched therapies, for the menu and lists (spec §2 Header). */
export const useTherapyList = () => usePolled(reads.therapies).view;

/** All published conditions: the eight of spec §2 and what staff added. */
export const useConditionList = () => usePolled(reads.conditions).view;
