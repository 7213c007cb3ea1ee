import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { isPageEnd } from '@/content/address';
import { readCondition, treatmentTitle } from '@/content/condition';
import { isTherapyAmongConditions } from '@/content/therapy';
import { titleWithCentre } from '@/lib/seo';
import { ConditionPage } from '@/sections/condition/condition-page';
import { metadataOf } from '@/server/metadata';
import { answerTo, prefetch } from '@/server/prefetch';
import * as therapy from '../../therapies/[slug]/therapy-route';
import { conditionPage } from '@/lib/structured-data';
import { StructuredData } from '../../structured-data';

type Props = { params: Promise<{ slug: string }> };

const sourceOf = (slug: string) => `/api/conditions/${slug}`;

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  if (isTherapyAmongConditions(slug)) return therapy.metadata(slug);
  if (!isPageEnd(slug)) return {};
  return metadataOf({
    source: sourceOf(slug),
    path: `/conditions/${slug}`,
    describe: (body, centre) => {
      const condition = readCondition(body);
      if (!condition) return {};
      return {
        title: titleWithCentre(treatmentTitle(condition.title), centre),
        ...(condition.summary ? { description: condition.summary } : {}),
      };
    },
  });
}

/** Condition detail; two therapies have an address here as well (spec §2 Routes). */
export default async function Condition({ params }: Props) {
  const { slug } = await params;
  if (isTherapyAmongConditions(slug)) return therapy.page(slug);
  if (!isPageEnd(slug) || (await answerTo(sourceOf(slug))) === 'missing') notFound();
  return (
    <HydrationBoundary state={await prefetch(sourceOf(slug))}>
      <ConditionPage slug={slug} />
      <StructuredData
        path={`/conditions/${slug}`}
        source={sourceOf(slug)}
        crumbs={[
          { label: 'Conditions', path: '/conditions' },
          { label: slug, path: `/conditions/${slug}` },
        ]}
        kind={conditionPage}
      />
    </HydrationBoundary>
  );
}
