'use client';

import { allConditions } from '@/content/overviews';
import { conditions } from '@/content/pages/conditions';
import { useConditionList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { Closing } from './closing';
import { ConditionsList } from './conditions-list';
import { Hero } from './hero';
import { Overview } from './overview';

/** The conditions overview (spec §2). */
export function ConditionsPage() {
  const { view } = usePage(conditions);
  const listed = useConditionList();
  return (
    <>
      <Hero {...view.hero} />
      <Overview {...view.overview} />
      <ConditionsList conditions={allConditions(view.conditionsList.conditions, listed)} />
      <Closing {...view.closing} />
    </>
  );
}
