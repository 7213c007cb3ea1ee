import { asList, prop } from '../json';

/** Which parts of a review belong to an invented person; never leaves the server. */
export const INVENTED = 'invented';

const OF_REVIEWER = ['reviewer', 'reviewerTitle', 'reviewedOn', 'nextReviewOn'];

type Json = Record<string, unknown>;

/**
 * A condition, therapy or article for its audience: on a public site, invented reviewers and authors are
 * removed.
 */
export function reviewShownTo(body: unknown, isPublic: boolean): unknown {
  const data = prop(body, 'data') as Json | undefined;
  const review = prop(data, 'review') as Json | undefined;
  if (!review) return body;
  const { [INVENTED]: invented, ...rest } = review;
  const parts = isPublic ? asList(invented) : [];
  const taken = new Set([
    ...(parts.includes('author') ? ['author'] : []),
    ...(parts.includes('reviewer') ? OF_REVIEWER : []),
  ]);
  const shown = Object.fromEntries(Object.entries(rest).filter(([name]) => !taken.has(name)));
  // An invented reviewer has not opened the sources either.
  const sources = taken.has('reviewer') ? { sources: [] } : {};
  return { ...(body as Json), data: { ...data, review: { ...shown, ...sources } } };
}

/** The layout with or without the demo flag, which decides whether invented details may be shown. */
export function layoutShownTo(body: unknown, isPublic: boolean): unknown {
  const { demo, ...data } = (prop(body, 'data') ?? {}) as Json;
  if (!isPublic) return { ...(body as Json), data };
  const content = demo === 'center' ? { content: asList(data.content).map(withoutReach) } : {};
  return { ...(body as Json), data: { ...data, ...content, ...(demo ? { demo } : {}), isPublic } };
}

/** Removes the contact details of an invented center. */
const withoutReach = (section: unknown) => ({
  ...(section as Json),
  elements: asList(prop(section, 'elements')).map((element) => {
    if (prop(element, 'name') !== 'contact info') return element;
    const {
      phone: _p,
      email: _e,
      address: _a,
      hours: _h,
      ...values
    } = (prop(element, 'values') ?? {}) as Json;
    return { ...(element as Json), values };
  }),
});
