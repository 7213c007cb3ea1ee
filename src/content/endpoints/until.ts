import { hasEnded } from '../center-time';
import { asList, prop } from '../json';

/** Inside the server: the last day on which a list item is shown. Never sent to visitors. */
export const SHOWN_UNTIL = 'shownUntil';

type Json = Record<string, unknown>;

/**
 * The response of a page without items that have ended since it was read, and without their end dates. A
 * section that loses its last item is hidden instead of falling back to built-in text.
 */
export function pageWithoutEnded(body: unknown, now: Date): unknown {
  const data = prop(body, 'data') as Json | undefined;
  const content = prop(data, 'content');
  const held = (sections: unknown) => asList(sections).map((section) => sectionWithoutEnded(section, now));
  const isInside = prop(content, 'sections') !== undefined;
  return {
    ...(body as Json),
    data: {
      ...data,
      content: isInside ? { ...(content as Json), sections: held(prop(content, 'sections')) } : held(content),
    },
    ...(prop(body, 'content') === undefined ? {} : { content: held(prop(body, 'content')) }),
  };
}

function sectionWithoutEnded(section: unknown, now: Date): unknown {
  let isEmptied = false;
  const elements = asList(prop(section, 'elements')).map((element) => {
    const values = Object.entries((prop(element, 'values') ?? {}) as Json).map(([key, value]) => {
      if (!asList(value).some((item) => prop(item, SHOWN_UNTIL) !== undefined)) return [key, value];
      const left = asList(value).filter((item) => !hasEnded(prop(item, SHOWN_UNTIL), now));
      isEmptied ||= left.length === 0;
      return [key, left.map((item) => ({ ...(item as Json), [SHOWN_UNTIL]: undefined }))];
    });
    return { ...(element as Json), values: Object.fromEntries(values) as Json };
  });
  return isEmptied
    ? { ...(section as Json), hidden: true, elements: [] }
    : { ...(section as Json), elements };
}
