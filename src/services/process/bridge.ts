import type { IncomingHttpHeaders } from 'node:http';
import type { PostedForm } from '@/contact/rules/form-answer';
import type { EndpointKey } from '@/content/endpoints/endpoints';
import { processSingleton } from './singleton';

/** A public file, and when its media document last changed (ISO 8601). */
export type PublicFile = { name: string; changedAt: string };

type Bridge = {
  /** Whether the CMS knows that the document of an endpoint does not exist. */
  isMissingDocument: (asked: EndpointKey) => Promise<boolean>;
  /**
   * The present path of a moved page; undefined where there is no redirect, and while the CMS cannot tell.
   */
  findRedirect: (path: string) => Promise<string | undefined>;
  /**
   * The path of the page that a preview token opens; null for an invalid token, undefined while the CMS
   * cannot tell.
   */
  findPreviewed: (token: string) => Promise<string | null | undefined>;
  /** Stores a message that the browser posted without script. */
  postForm: (request: Request) => Promise<PostedForm>;
  /** Whether published content shows a file of the media library. */
  isPublicFile: (filename: string) => Promise<boolean>;
  listPublicFiles: () => Promise<PublicFile[]>;
  /** Whether a request comes from staff or the holder of a preview link; false while the CMS cannot tell. */
  isKnownPerson: (headers: IncomingHttpHeaders) => Promise<boolean>;
  /**
   * Whether these headers have the session of a person with access to the panel. Throws while the database is
   * away.
   */
  isStaffSession: (headers: Headers) => Promise<boolean>;
};

/**
 * What the CMS does for the request filter and the proxy, which are bundles of their own and should not
 * include it. Empty until the CMS is loaded, which `npm start` waits for.
 */
export const bridge = processSingleton<Partial<Bridge>>('bridge', () => ({}));

export const registerBridge = (functions: Bridge) => void Object.assign(bridge, functions);
