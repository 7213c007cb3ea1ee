import { asList, prop } from '../json';

/** Which parts of a review are an invented person's; known to the server alone. */
export const INVENTED = 'invented';

const OF_REVIEWER = ['reviewer', 'reviewerTitle', 'reviewedOn', 'nextReviewOn'];

type Json = Record<string, unknown>;

/**
 * A condition, therapy or article as those who ask may have it: in public no invented doctor has reviewed anything, and
 * nobody invented has written it.
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
  // Nobody real has opened the sources then either.
  const sources = taken.has('reviewer') ? { sources: [] } : {};
  return { ...(body as Json), data: { ...data, review: { ...shown, ...sources } } };
}

/** The layout with or without the mark of the demo; it says whether what is invented may stand in it. */
export function layoutShownTo(body: unknown, isPublic: boolean): unknown {
  const { demo, ...data } = (prop(body, 'data') ?? {}) as Json;
  if (!isPublic) return { ...(body as Json), data };
  const content = demo === 'center' ? { content: asList(data.content).map(withoutReach) } : {};
  return { ...(body as Json), data: { ...data, ...content, ...(demo ? { demo } : {}), isPublic } };
}

/** Nobody calls or visits a center that does not exist, whoever reads the answer. */
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

/** What is known of the layout when nothing could be read. */
export const UNKNOWN_PUBLIC_LAYOUT = { data: { isPublic: true } };
