import { SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { exactMomentInCenter } from '@/content/center-time';
import { asString, prop } from '@/content/json';

const PER_PAGE = 25;

type Version = { id: string; updatedAt: string; autosave?: boolean | null; version: unknown };

/**
 * The versions of a document, newest first: when, by whom, and their state. Each opens to compare and
 * restore.
 */
export async function VersionsList({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const page = Math.max(1, Number(searchParams?.page) || 1);
  const how = { req, user: req.user, overrideAccess: false, depth: 0, sort: '-updatedAt' };
  const find = (limit: number, at: number) =>
    collectionConfig
      ? req.payload.findVersions({
          ...how,
          limit,
          page: at,
          collection: collectionConfig.slug as 'pages',
          where: { parent: { equals: docID } },
        })
      : req.payload.findGlobalVersions({
          ...how,
          limit,
          page: at,
          slug: (globalConfig?.slug ?? '') as 'site-layout',
        });
  const found = await find(PER_PAGE, page);
  const place = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}`
    : `/admin/globals/${globalConfig?.slug}`;
  const versions = found.docs as unknown as Version[];
  const shown = collectionConfig
    ? await req.payload.findByID({
        req,
        user: req.user,
        overrideAccess: false,
        depth: 0,
        disableErrors: true,
        collection: collectionConfig.slug as 'pages',
        id: docID ?? '',
      })
    : await req.payload.findGlobal({
        slug: (globalConfig?.slug ?? '') as 'site-layout',
        overrideAccess: true,
        depth: 0,
        req,
      });
  const published =
    prop(shown, '_status') === 'published'
      ? versions.find(({ version }) => prop(version, '_status') === 'published')?.id
      : undefined;
  const [newest] = page === 1 ? versions : ((await find(1, 1)).docs as unknown as Version[]);
  /** The newest version is compared with the one before it. */
  const comparedWith = (id: string) => (newest && newest.id !== id ? `?versionFrom=${newest.id}` : '');
  return (
    <main className="gutter--left gutter--right panel-versions">
      <SetDocumentStepNav
        {...(collectionConfig
          ? {
              collectionSlug: collectionConfig.slug,
              pluralLabel: collectionConfig.labels.plural,
              useAsTitle: collectionConfig.admin.useAsTitle,
            }
          : {})}
        {...(globalConfig ? { globalSlug: globalConfig.slug, globalLabel: globalConfig.label } : {})}
        {...(docID ? { id: docID } : {})}
        view="Versions"
      />
      <p>
        Newest first, by the center’s clock. Open one to compare it with the newest, word by word, and to
        bring it back as a draft.
      </p>
      {versions.length === 0 ? (
        <p>Nothing has been saved yet.</p>
      ) : (
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version, index) => (
              <tr key={version.id}>
                <td>
                  <a href={`${place}/versions/${version.id}${comparedWith(version.id)}`}>
                    {exactMomentInCenter(version.updatedAt)}
                  </a>
                </td>
                <td>{asString(prop(version.version, 'changedBy')) || 'System'}</td>
                <td>{stateOf(version, { isNewest: page === 1 && index === 0, published })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <nav className="panel-pages" aria-label="Pages of versions">
        {found.hasPrevPage && <a href={`${place}/versions?page=${page - 1}`}>Newer</a>}
        {found.hasNextPage && <a href={`${place}/versions?page=${page + 1}`}>Older</a>}
      </nav>
    </main>
  );
}

function stateOf(
  { id, version, autosave }: Version,
  { isNewest, published }: { isNewest: boolean; published: string | undefined },
) {
  if (prop(version, '_status') === 'published') return id === published ? 'Published last' : 'Was published';
  if (isNewest) return autosave ? 'Draft, saved automatically' : 'Draft';
  return 'Earlier draft';
}
