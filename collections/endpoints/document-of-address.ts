import type { Endpoint } from 'payload';
import { asString } from '@/content/json';
import { contentEditors } from '@/services/auth/access';
import { documentOfAddress } from '../hooks/own-links';

/**
 * `GET /cms-api/document-of-address?address=…`: `{ doc }`, the document of that page, or null; for the text
 * editor.
 */
export const documentOfAddressEndpoint: Endpoint = {
  path: '/document-of-address',
  method: 'get',
  handler: async (req) =>
    (await contentEditors({ req }))
      ? Response.json({ doc: (await documentOfAddress(req, asString(req.query.address))) ?? null })
      : Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 }),
};
