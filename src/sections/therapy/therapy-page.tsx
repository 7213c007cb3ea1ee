'use client';

import { knownTherapies } from '@/content/known-therapies';
import { orKnown } from '@/content/lists';
import * as reads from '@/content/reads';
import { isQuietTherapy, therapyProblem } from '@/content/therapy';
import { useTherapyList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { DetailProblem } from '../shared/detail-problem';
import { therapyCrumbs } from './crumbs';
import { TherapyArticle } from './therapy-article';
import { TherapyLoading } from './therapy-loading';
import { TherapyNotFound } from './therapy-not-found';

/** Therapy detail (spec §2, §4): loading, then the text, an error, or not found. */
export function TherapyPage({ slug }: { slug: string }) {
  const { view: therapy, isLoading, isFailed, retry } = usePage(reads.therapy(slug));
  const listed = orKnown(useTherapyList(), knownTherapies);
  if (therapy) return <TherapyArticle slug={therapy.slug || slug} therapy={therapy} listed={listed} />;

  const title = listed.find((known) => known.slug === slug)?.title;
  if (isLoading) return <TherapyLoading slug={slug} title={title} />;
  if (!isFailed) return <TherapyNotFound slug={slug} />;
  if (isQuietTherapy(slug)) return <TherapyNotFound slug={slug} retry={retry} />;
  return (
    <DetailProblem
      kind="error"
      {...therapyProblem(slug, 'failed', title)}
      crumbs={therapyCrumbs(title ?? 'Error')}
      wayOut={{ label: 'View All Therapies', href: '/therapies' }}
      retry={retry}
    />
  );
}
