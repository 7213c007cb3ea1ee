'use client';

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { prop } from '@/content/json';
import { plannedTime } from '@/content/planned-time';
import type { PlanKind } from './planned-words';

export type PlanOfForm = { id: string; type: PlanKind; when: string };

/** Event of the scheduling form, for everything that shows plans. */
const CHANGED = 'panel-plans-changed';
export const sayPlansChanged = () => window.dispatchEvent(new Event(CHANGED));

/** The plans of this form's document, earliest first; undefined while loading. */
export function usePlans(): PlanOfForm[] | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [plans, setPlans] = useState<PlanOfForm[]>();
  const look = useCallback(async () => {
    if (!id && !globalSlug) return;
    const docs: unknown = await getUpcomingScheduledPublish({
      ...(id ? { id } : {}),
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
    }).catch(() => []);
    setPlans(Array.isArray(docs) ? docs.map(planOf).sort((a, b) => a.when.localeCompare(b.when)) : []);
  }, [id, collectionSlug, globalSlug, getUpcomingScheduledPublish]);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener(CHANGED, lookAgain);
    return () => window.removeEventListener(CHANGED, lookAgain);
  }, [look]);
  return plans;
}

const planOf = (job: unknown): PlanOfForm => ({
  id: String(prop(job, 'id')),
  type: prop(prop(job, 'input'), 'type') === 'unpublish' ? 'unpublish' : 'publish',
  when: plannedTime(prop(job, 'input'), prop(job, 'waitUntil')),
});
