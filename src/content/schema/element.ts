import type { Field } from 'payload';

/**
 * The vocabulary of page content (spec §3): a page has named sections, a section has named elements.
 * Four things are derived from one schema: the editor's form, the API's shape, the typed reader and the seed.
 */
type Common = {
  /** What the editor sees above the field. */
  label: string;
  /** One sentence under the field. */
  help?: string;
  /** The name in the API, where it is not the key in words (`mainHeading` is `main heading`). */
  as?: string;
};

export type TextElement = Common & {
  kind: 'text';
  /** `html` is written in the rich text editor and served as sanitized HTML. */
  type: 'heading' | 'subheading' | 'paragraph' | 'text' | 'html';
  max: number;
  /** The only values allowed; the editor chooses from a list. */
  options?: readonly { label: string; value: string }[];
  /** The built-in words; the field's placeholder, never its default value. */
  fallback: string;
};

export type LinkElement = Common & { kind: 'link'; type: 'button'; fallback: Link };

export type ImageElement = Common & { kind: 'image'; type: 'image' | 'video' };

export type TextPart = {
  kind: 'text';
  label: string;
  max: number;
  help?: string;
  long?: boolean;
  /** Where a link leads: an `address`, or the end of an address of this site (`page`). Unsafe ones count as empty. */
  leadsTo?: 'address' | 'page';
};

export type Part =
  | TextPart
  | { kind: 'lines'; label: string; max: number; maxRows: number; help?: string }
  | { kind: 'image'; label: string; help?: string };

export type Parts = Record<string, Part>;

/** Items stored as rows and served as numbered text elements: `service 1 title`, `service 1 description`. */
export type NumberedElement<P extends Parts = Parts> = Common & {
  kind: 'numbered';
  item: string;
  max: number;
  parts: P;
  /** An item counts only when all of these are present (spec §5). */
  required: readonly (keyof P & string)[];
  fallback: readonly ItemFallback<P>[];
};

/**
 * What staff say about an item beside its parts, and whether it may be shown. `fields` are kept in the row and never
 * served; `serve` has the stored row and the item as it would be served, and returns what is, or null.
 */
export type Guard = {
  fields: Field[];
  /** What the seed stores in these fields where it says nothing else. */
  seeded: Record<string, unknown>;
  serve: (row: unknown, item: Record<string, unknown>) => Record<string, unknown> | null;
};

/** Items served together, in one element of type `as`, under `values[listKey]`. */
export type ListElement<P extends Parts = Parts> = Common & {
  kind: 'list';
  as: string;
  listKey: string;
  max: number;
  parts: P;
  required: readonly (keyof P & string)[];
  guard?: Guard;
  fallback: readonly ItemFallback<P>[];
};

export type GalleryElement = Common & { kind: 'gallery'; item: string; max: number };

export type EmbedElement = Common & { kind: 'embed'; type: 'map'; fallback: string };

export type Element =
  TextElement | LinkElement | ImageElement | NumberedElement | ListElement | GalleryElement | EmbedElement;

export type Section = {
  label: string;
  help?: string;
  as?: string;
  /** The section's own type, where spec §3 gives one (`therapy_approaches`). */
  type?: string;
  /** Always there: it has the page's title, or is all that the page is for. The others have a switch "Show this section". */
  isFixed?: boolean;
  /** What it says has to be the center's own: off until somebody switches it on. The demo shows it. */
  isOwn?: boolean;
  /** Of those, what the center offers: an administrator confirms all of it at once before it opens. */
  isOffer?: boolean;
  /** The places in it that links lead to: `php` is `/programs#php`. */
  anchors?: readonly string[];
  elements: Record<string, Element>;
};

export type PageSchema = {
  name: string;
  label: string;
  path: string;
  /** Where the list of sections stands in the answer (spec §7). */
  envelope: 'data.content' | 'content' | 'data.content.sections';
  /** What goes before the center's name in the document's title (spec §2): words, or an element's. None: the site's own title. */
  title?: { words: string } | { from: string };
  /** The element that describes the page where its SEO object does not. */
  description?: { from: string };
  /** What breadcrumbs call it; without one they take the title. The homepage is in none. */
  crumb?: string;
  /** What the page is to machines: a type of schema.org. */
  thing?: string;
  sections: Record<string, Section>;
};

export type Link = { text: string; url: string };

/** `width` and `height` in CSS pixels of the original; `alt` may be empty only for decoration; `focus` is a place such as `30% 60%`. */
export type Picture = { src: string; alt: string; width?: number; height?: number; focus?: string };

type PartView<P extends Part> = P extends { kind: 'lines' }
  ? string[]
  : P extends { kind: 'image' }
    ? Picture | null
    : string;

/** One complete item as a section receives it. Parts that are not required may be empty. */
export type ItemView<P extends Parts> = { [K in keyof P]: PartView<P[K]> };

type ItemFallback<P extends Parts> = {
  [K in keyof P as P[K] extends { kind: 'image' } ? never : K]: PartView<P[K]>;
};

type ElementView<E extends Element> = E extends { kind: 'text' | 'embed' }
  ? string
  : E extends { kind: 'link' }
    ? Link
    : E extends { kind: 'image' }
      ? Picture | null
      : E extends { kind: 'gallery' }
        ? Picture[]
        : E extends { kind: 'numbered' | 'list'; parts: infer P extends Parts }
          ? ItemView<P>[]
          : never;

export type SectionView<S extends Section> = { [K in keyof S['elements']]: ElementView<S['elements'][K]> };

/** What a page's view receives: every section and element present, with fallbacks applied. */
export type PageView<S extends PageSchema> = {
  [K in keyof S['sections']]: SectionView<S['sections'][K]> & Hideable;
};

/** Says that an editor has switched the section off; nothing of it is shown, its built-in words neither. */
export type Hideable = { isHidden?: true };

export const definePage = <const S extends PageSchema>(schema: S & Named<S>): S => schema;

/** Elements are named by paths that the page has. */
type Named<S extends PageSchema> = {
  title?: { words: string } | { from: ElementPath<S> };
  description?: { from: ElementPath<S> };
};

type ElementPath<S extends PageSchema> = {
  [K in keyof S['sections'] & string]: `${K}.${keyof S['sections'][K]['elements'] & string}`;
}[keyof S['sections'] & string];

type TextOptions = Omit<Partial<Common>, 'label'> & Pick<TextElement, 'options'> & { max?: number };

const textOf =
  (type: TextElement['type'], usualMax: number) =>
  (label: string, fallback: string, { max = usualMax, ...rest }: TextOptions = {}) =>
    ({ kind: 'text', type, label, fallback, max, ...rest }) as const satisfies TextElement;

export const heading = textOf('heading', 120);
export const subheading = textOf('subheading', 240);
export const paragraph = textOf('paragraph', 1200);
export const text = textOf('text', 200);
export const html = textOf('html', 60_000);

export const link = (label: string, fallback: Link, options: Omit<Partial<Common>, 'label'> = {}) =>
  ({ kind: 'link', type: 'button', label, fallback, ...options }) as const satisfies LinkElement;

export const image = (label: string, options: Omit<Partial<Common>, 'label'> = {}) =>
  ({ kind: 'image', type: 'image', label, ...options }) as const satisfies ImageElement;

export const video = (label: string, options: Omit<Partial<Common>, 'label'> = {}) =>
  ({ kind: 'image', type: 'video', label, ...options }) as const satisfies ImageElement;

export const numbered = <const P extends Parts>(element: Omit<NumberedElement<P>, 'kind'>) =>
  ({ kind: 'numbered', ...element }) as const;

export const list = <const P extends Parts>(element: Omit<ListElement<P>, 'kind'>) =>
  ({ kind: 'list', ...element }) as const;

export const part = (label: string, max: number, options: Pick<TextPart, 'help' | 'long' | 'leadsTo'> = {}) =>
  ({ kind: 'text', label, max, ...options }) as const;

export const lines = (label: string, maxRows: number, max: number, options: { help?: string } = {}) =>
  ({ kind: 'lines', label, maxRows, max, ...options }) as const;

export const picture = (label: string, options: { help?: string } = {}) =>
  ({ kind: 'image', label, ...options }) as const;
