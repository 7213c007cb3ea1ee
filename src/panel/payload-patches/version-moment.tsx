import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { exactMomentInCenter } from '@/content/center-time';

type Place = {
  collectionSlug?: CollectionSlug;
  globalSlug?: GlobalSlug;
  params?: { segments?: string[] };
  req: PayloadRequest;
};

/**
 * Above an opened version: when it was saved, in the center's time zone. Payload formats the time in the
 * browser's and has no setting for it; the panel's styles hide its dates.
 */
export async function VersionMoment({ collectionSlug, globalSlug, params, req }: Place) {
  const how = {
    id: params?.segments?.at(-1) ?? '',
    overrideAccess: false,
    disableErrors: true,
    depth: 0,
    req,
  };
  const version = collectionSlug
    ? await req.payload.findVersionByID({ ...how, collection: collectionSlug })
    : await req.payload.findGlobalVersionByID({ ...how, slug: globalSlug as GlobalSlug });
  if (!version) return null;
  return (
    <p className="panel-version-moment">Saved {exactMomentInCenter(version.updatedAt)} (the center’s time)</p>
  );
}
