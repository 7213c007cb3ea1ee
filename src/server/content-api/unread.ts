import { toApi } from '@/content/derive/to-api';
import { ownBody } from '@/content/derive/to-seed';
import type { EndpointKey } from '@/content/endpoints/endpoints';
import type { PageSchema } from '@/content/schema/element';
import { hiddenAnchors } from '@/content/schema/hidden';
import { isPageName, pageSchemas, type PageName } from '@/content/schema/schemas';
import { inEnvelope } from './envelope';
import { render, serializeSeo } from './serialize';

/**
 * The bodies that public pages are rendered from while no content can be read and no copy exists. They are
 * those of a center that has entered and confirmed nothing: no built-in telephone, address or offer may pass
 * for the center's own. Undefined elsewhere: the view takes its built-in text.
 */
export function unreadBody({ name, key }: EndpointKey): unknown {
  if (name === 'layout') return { data: { isPublic: true, hiddenAnchors: unconfirmedAnchors } };
  return name === 'page' && isPageName(key) ? unconfirmed(key) : undefined;
}

const unconfirmedAnchors = Object.values(pageSchemas).flatMap((schema) =>
  hiddenAnchors(schema, ownBody(schema)),
);

/** Other pages offer nothing, and say by themselves that they are loading. */
function unconfirmed(name: PageName): unknown {
  const schema: PageSchema = pageSchemas[name];
  const isOffering = Object.values(schema.sections).some(({ isOwn }) => isOwn);
  return isOffering
    ? inEnvelope(schema, toApi(schema, ownBody(schema), render), serializeSeo(undefined))
    : undefined;
}
