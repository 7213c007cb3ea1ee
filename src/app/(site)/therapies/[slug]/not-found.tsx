'use client';

import { usePathname } from 'next/navigation';
import { TherapyNotFound } from '@/sections/therapy/therapy-not-found';

export default function NoTherapy() {
  return <TherapyNotFound slug={usePathname().replace(/^.*\//, '')} />;
}
