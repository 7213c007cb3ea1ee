'use client';

import { island } from '@/live/island';
import { useEffect } from 'react';
import { runCarousel } from './run-carousel';

export function CarouselScript() {
  useEffect(runCarousel, []);
  return null;
}

island(CarouselScript);
