import { knownTherapies } from '@/content/words/known-therapies';
import { orKnown } from '@/content/views/lists';
import * as endpoints from '@/content/endpoints/endpoints';
import { isQuietTherapy, therapyProblem } from '@/content/views/therapy';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { DetailProblem } from '../shared/detail-problem';
import { therapyCrumbs } from './crumbs';
import { TherapyArticle } from './therapy-article';
import { TherapyLoading } from './therapy-loading';
import { TherapyNotFound } from './therapy-not-found';

/** Therapy detail (spec §2, §4): loading, then the text, an error, or not found. */
function TherapyPage({ answers, slug }: LiveViewProps) {
  const { view: therapy, isLoading, isFailed } = answers(endpoints.therapy(slug));
  const listed = orKnown(answers(endpoints.therapies).view, knownTherapies);
  const layout = answers(endpoints.layout).view;
  if (therapy)
    return <TherapyArticle slug={therapy.slug || slug} therapy={therapy} listed={listed} layout={layout} />;

  const title = listed.find((known) => known.slug === slug)?.title;
  if (isLoading) return <TherapyLoading slug={slug} title={title} />;
  if (!isFailed) return <TherapyNotFound slug={slug} />;
  if (isQuietTherapy(slug)) return <TherapyNotFound slug={slug} canRetry />;
  return (
    <DetailProblem
      kind="error"
      {...therapyProblem(slug, 'failed', title)}
      crumbs={therapyCrumbs(title ?? 'Error')}
      wayOut={{ label: 'View All Therapies', href: '/therapies' }}
      canRetry
    />
  );
}

export const therapyView: LiveView = {
  name: 'therapy',
  endpoints: (slug) => [endpoints.therapy(slug), endpoints.therapies],
  titledBy: endpoints.therapy,
  View: TherapyPage,
};
