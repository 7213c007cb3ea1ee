import { conditionName } from '@/content/views/condition';
import { knownConditions } from '@/content/words/known-conditions';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { DetailProblem } from '../shared/detail-problem';
import { ConditionArticle } from './condition-article';
import { ConditionLoading } from './condition-loading';
import { ConditionNotFound } from './condition-not-found';
import { conditionCrumbs } from './crumbs';

/** Condition detail (spec §2, §4): loading, then the text, an error, or not found. */
function ConditionPage({ answers, slug }: LiveViewProps) {
  const { view: condition, isLoading, isFailed } = answers(endpoints.condition(slug));
  const listed = answers(endpoints.conditions).view;
  const layout = answers(endpoints.layout).view;
  if (condition)
    return <ConditionArticle slug={slug} condition={condition} listed={listed} layout={layout} />;

  const title = [...(listed ?? []), ...knownConditions].find((known) => known.slug === slug)?.title;
  if (isLoading) return <ConditionLoading slug={slug} title={title} />;
  if (!isFailed) return <ConditionNotFound />;
  return (
    <DetailProblem
      kind="error"
      title="Error Loading Page"
      text={`There was an error loading the ${conditionName(slug, title)} treatment information.`}
      crumbs={conditionCrumbs(title ?? 'Error')}
      wayOut={{ label: 'View All Conditions', href: '/conditions' }}
      canRetry
    />
  );
}

export const conditionView: LiveView = {
  name: 'condition',
  endpoints: (slug) => [endpoints.condition(slug), endpoints.conditions],
  titledBy: endpoints.condition,
  View: ConditionPage,
};
