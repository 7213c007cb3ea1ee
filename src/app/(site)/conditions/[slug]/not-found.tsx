'use client';

import { usePathname } from 'next/navigation';
import { isTherapyAmongConditions } from '@/content/therapy';
import { ConditionNotFound } from '@/sections/condition/condition-not-found';
import { TherapyNotFound } from '@/sections/therapy/therapy-not-found';

export default function NoCondition() {
  const slug = usePathname().replace(/^.*\//, '');
  return isTherapyAmongConditions(slug) ? <TherapyNotFound slug={slug} /> : <ConditionNotFound />;
}
