import type { Field } from 'payload';

/**
 * The vocabulary of page content (spec §3): a page has named sections, a section has named elements.
 * Four things are derived from one schema: the editor's form, the API's shape, the typed reader and the seed.
 */
type Common = {
  /** The label above the field. */
  label: string;
  /** One sentence under the field. */
  help?: string;
  /** The name in the API, when it is not the key in words (`mainHeading` is `main heading`). */
  as?: string;
};

export type TextElement = Common & {
  kind: 'text';
  /** `html` is edited as rich text and served as sanitized HTML. */
  type: 'heading' | 'subheading' | 'paragraph' | 'text' | 'html';
  max: number;
  /** The allowed values; the editor chooses from a list. */
  options?: readonly { label: string; value: string }[];
  /** The built-in text: the field's placeholder, never its default value. */
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
  /**
   * The kind of link target: an `address`, or a slug of this site (`page`). Unsafe values count as empty.
   */
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
 * What staff record about an item beside its parts, and whether it may be shown. `fields` are stored in the
 * row and never served; `serve` gets the stored row and the item to be served, and returns the item or null.
 */
export type Guard = {
  fields: Field[];
  /** The default values of these fields in the seed. */
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

type GalleryElement = Common & { kind: 'gallery'; item: string; max: number };

type EmbedElement = Common & { kind: 'embed'; type: 'map'; fallback: string };

export type Element =
  TextElement | LinkElement | ImageElement | NumberedElement | ListElement | GalleryElement | EmbedElement;

export type Section = {
  label: string;
  help?: string;
  as?: string;
  /** The section's own type, when spec §3 gives one (`therapy_approaches`). */
  type?: string;
  /**
   * Cannot be hidden: it has the page's title, or is the page's purpose. Other sections have "Show this
   * section".
   */
  isFixed?: boolean;
  /** Needs center-specific content; hidden by default outside the demo. */
  isOwn?: boolean;
  /**
   * Of those, sections about what the center offers: an administrator confirms them together before
   * opening.
   */
  isOffer?: boolean;
  /** Its anchors: `php` is `/programs#php`. */
  anchors?: readonly string[];
  elements: Record<string, Element>;
};

export type PageSchema = {
  name: string;
  label: string;
  path: string;
  /** The path of the section list in the response (spec §7). */
  envelope: 'data.content' | 'content' | 'data.content.sections';
  /**
   * The part of the document title before the center's name (spec §2): text, or an element. Without it: the
   * default title.
   */
  title?: { words: string } | { from: string };
  /** The element used as meta description when the SEO object has none. */
  description?: { from: string };
  /** Its name in breadcrumbs; defaults to the title. The homepage has no breadcrumbs. */
  crumb?: string;
  /** The page's schema.org type. */
  thing?: string;
  sections: Record<string, Section>;
};

export type Link = { text: string; url: string };

/**
 * `width` and `height` are CSS pixels of the original; `alt` may be empty only for decoration; `focus` is
 * such as `30% 60%`.
 */
export type Picture = { src: string; alt: string; width?: number; height?: number; focus?: string };

type PartView<P extends Part> = P extends { kind: 'lines' }
  ? string[]
  : P extends { kind: 'image' }
    ? Picture | null
    : string;

/** One complete item as a section receives it. Optional parts may be empty. */
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

/** An editor has turned the section off: nothing of it is shown, not even built-in text. */
type Hideable = { isHidden?: true };

export const definePage = <const S extends PageSchema>(schema: S & Named<S>): S => schema;

/** Checks that elements are referenced by paths that exist in the page. */
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
