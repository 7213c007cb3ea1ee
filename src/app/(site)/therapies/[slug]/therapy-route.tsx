import { HydrationBoundary } from '@tanstack/react-query';
import { isSlug } from '@/content/slug';
import { readTherapy } from '@/content/therapy';
import { titleWithCentre } from '@/server/seo';
import { TherapyNotFound } from '@/sections/therapy/therapy-not-found';
import { TherapyPage } from '@/sections/therapy/therapy-page';
import { metadataOf, missingMetadata } from '@/server/metadata';
import { answerTo, bodyOf, prefetch } from '@/server/prefetch';
import { therapyPage } from '@/server/structured-data';
import { StructuredData } from '../../structured-data';

const isMissing = async (slugOrId: string) =>
  !isSlug(slugOrId) || (await answerTo(sourceOf(slugOrId))) === 'missing';

const sourceOf = (slugOrId: string) => `/api/therapies/${slugOrId}`;

/** The canonical address of a therapy is below /therapies, wherever it is shown and whether by slug or by id. */
export async function metadata(slugOrId: string) {
  if (await isMissing(slugOrId)) return missingMetadata();
  const source = sourceOf(slugOrId);
  const therapy = readTherapy(await bodyOf(source));
  return metadataOf({
    source,
    path: `/therapies/${therapy?.slug || slugOrId}`,
    describe: (_body, centre) =>
      therapy
        ? {
            title: titleWithCentre(therapy.title, centre),
            ...(therapy.summary ? { description: therapy.summary } : {}),
          }
        : {},
  });
}

export async function page(slugOrId: string) {
  const source = sourceOf(slugOrId);
  if (await isMissing(slugOrId)) return <TherapyNotFound slug={slugOrId} />;
  return (
    <HydrationBoundary state={await prefetch(source)}>
      <TherapyPage slug={slugOrId} />
      <StructuredData
        path={`/therapies/${slugOrId}`}
        source={source}
        crumbs={[
          { label: 'Therapies', path: '/therapies' },
          { label: slugOrId, path: `/therapies/${slugOrId}` },
        ]}
        kind={therapyPage}
      />
    </HydrationBoundary>
  );
}
