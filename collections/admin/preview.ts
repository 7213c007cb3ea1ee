import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type LivePreviewConfig,
  type PayloadHandler,
  type PayloadRequest,
  type UIField,
} from 'payload';
import { isReviewed } from '@/content/collection-lists';
import { pathOf } from '@/content/links/collection-paths';
import { asString, prop } from '@/content/json';
import {
  endPreviews,
  isPreviewedGlobal,
  previewedPath,
  previewToken,
  type Previewed,
} from '@/services/auth/preview-token';
import { roleOf } from '@/services/auth/access';

/** The URL behind "Preview", valid for a day, also for a colleague. Null while the document has no slug. */
export const previewOf =
  (collection: string) =>
  async (doc: Record<string, unknown>, { req }: { req: PayloadRequest }): Promise<string | null> => {
    // Any account with access to the panel can request a form's state with data of their own.
    if (!mayPreview(req, collection)) return null;
    if (isPreviewedGlobal(collection)) return linkTo(req, { collection, id: '' });
    const id = asString(doc.id);
    const config = req.payload.config.collections.find(({ slug }) => slug === collection);
    return id && pathOf(config, doc) ? linkTo(req, { collection, id }) : null;
  };

/** Live preview beside the form. */
export const livePreviewOf = (collection: string): LivePreviewConfig => ({
  url: ({ data, req }) => previewOf(collection)(data, { req }),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desk', label: 'Desk', width: 1440, height: 900 },
  ],
});

/** The preview link for a colleague, and the button that revokes all links. */
export const previewLinks: UIField = {
  name: 'previewLinks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/panel/document/preview-links#PreviewLinks' },
  },
};

const ofEditors = (req: PayloadRequest) => ['admin', 'editor'].includes(roleOf(req) ?? '');

/** Editors may preview everything; reviewers, drafts of health texts. */
const mayPreview = (req: PayloadRequest, collection: string) => {
  const role = roleOf(req);
  return (
    role === 'admin' ||
    role === 'editor' ||
    (role === 'reviewer' && isReviewed(req.payload.config, collection))
  );
};

const answering =
  (
    answer: (req: PayloadRequest, previewed: Previewed) => Promise<object>,
    mayAsk: (req: PayloadRequest, collection: string) => boolean = mayPreview,
  ): PayloadHandler =>
  async (req) => {
    await addDataAndFileToRequest(req);
    const previewed = {
      collection: asString(prop(req.data, 'collection')),
      id: asString(prop(req.data, 'id')),
    };
    if (!mayAsk(req, previewed.collection))
      return Response.json({ errors: [{ message: 'Please sign in as an editor.' }] }, { status: 403 });
    return Response.json(await answer(req, previewed), { headers: { 'Cache-Control': 'no-store' } });
  };

/**
 * `POST /cms-api/preview/link` of `{ collection, id }` returns `{ url }`; `/end` revokes all earlier links.
 */
export const previewEndpoints: Endpoint[] = [
  {
    path: '/preview/link',
    method: 'post',
    handler: answering(async (req, previewed) => {
      if (!(await previewedPath(req.payload, previewed)))
        throw new APIError('This has no page of its own that could be shown.', 400);
      return { url: await linkTo(req, previewed) };
    }),
  },
  {
    path: '/preview/end',
    method: 'post',
    handler: answering(async (req, previewed) => {
      await endPreviews(req.payload, previewed);
      return { ended: true };
    }, ofEditors),
  },
];

const linkTo = async (req: PayloadRequest, previewed: Previewed) =>
  `${originOf(req)}/preview?token=${await previewToken(req.payload, previewed)}`;

/** The host under which the panel was opened, if it is one of ours: the session cookie belongs to it. */
function originOf(req: PayloadRequest) {
  const host = req.headers.get('host');
  const { csrf: origins } = req.payload.config;
  return origins.find((origin) => new URL(origin).host === host) ?? origins[0];
}
