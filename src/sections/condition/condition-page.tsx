'use client';

import { conditionName } from '@/content/condition';
import { knownConditions } from '@/content/known-conditions';
import * as reads from '@/content/reads';
import { useConditionList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { DetailProblem } from '../shared/detail-problem';
import { ConditionArticle } from './condition-article';
import { ConditionLoading } from './condition-loading';
import { ConditionNotFound } from './condition-not-found';
import { conditionCrumbs } from './crumbs';

/** Condition detail (spec §2, §4): loading, then the text, an error, or not found. */
export function ConditionPage({ slug }: { slug: string }) {
  const { view: condition, isLoading, isFailed, retry } = usePage(reads.condition(slug));
  const listed = useConditionList();
  if (condition) return <ConditionArticle slug={slug} condition={condition} listed={listed} />;

  const title = [...listed, ...knownConditions].find((known) => known.slug === slug)?.title;
  if (isLoading) return <ConditionLoading slug={slug} title={title} />;
  if (!isFailed) return <ConditionNotFound />;
  return (
    <DetailProblem
      kind="error"
      title="Error Loading Page"
      text={`There was an error loading the ${conditionName(slug, title)} treatment information.`}
      crumbs={conditionCrumbs(title ?? 'Error')}
      wayOut={{ label: 'View All Conditions', href: '/conditions' }}
      retry={retry}
    />
  );
}
