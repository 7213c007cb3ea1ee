'use client';

import { conditionsOverview } from '@/content/overviews';
import { conditions } from '@/content/pages/conditions';
import * as reads from '@/content/reads';
import { useConditionList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { Closing } from './closing';
import { ConditionsList } from './conditions-list';
import { Hero } from './hero';
import { Overview } from './overview';

/** The conditions overview (spec §2). */
export function ConditionsPage() {
  const { view } = usePage(reads.page(conditions));
  const { cards, more } = conditionsOverview(view.conditionsList.conditions, useConditionList());
  return (
    <>
      <Hero {...view.hero} />
      {!view.overview.isHidden && <Overview {...view.overview} />}
      {!view.conditionsList.isHidden && <ConditionsList conditions={cards} more={more} />}
      {!view.closing.isHidden && <Closing {...view.closing} />}
    </>
  );
}
