import { HydrationBoundary } from '@tanstack/react-query';
import { isSlug } from '@/content/slug';
import { readCondition, treatmentTitle } from '@/content/condition';
import { isTherapyAmongConditions } from '@/content/therapy';
import { titleWithCentre } from '@/server/seo';
import { ConditionNotFound } from '@/sections/condition/condition-not-found';
import { ConditionPage } from '@/sections/condition/condition-page';
import { metadataOf, missingMetadata } from '@/server/metadata';
import { answerTo, prefetch } from '@/server/prefetch';
import * as therapy from '../../therapies/[slug]/therapy-route';
import { conditionPage } from '@/server/structured-data';
import { StructuredData } from '../../structured-data';

type Props = { params: Promise<{ slug: string }> };

const isMissing = async (slug: string) => !isSlug(slug) || (await answerTo(sourceOf(slug))) === 'missing';

const sourceOf = (slug: string) => `/api/conditions/${slug}`;

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  if (isTherapyAmongConditions(slug)) return therapy.metadata(slug);
  if (await isMissing(slug)) return missingMetadata();
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
  if (await isMissing(slug)) return <ConditionNotFound />;
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
