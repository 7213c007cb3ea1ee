import { getImageProps, type StaticImageData } from 'next/image';
import type { Ref } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '@/content/schema/element';
import { classNames } from '@/lib/class-names';

export type { Picture };

type PhotoProps = {
  picture: Picture | StaticImageData;
  /** Overrides the picture's own text; `''` makes it decorative. A static import has no text of its own. */
  alt?: string;
  /** The HTML `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Eager: only for the picture in the first view. */
  priority?: boolean;
  /** In the first view, but `loading="lazy"` by spec §2: preloaded by the document's head. */
  preloaded?: boolean;
  /** Called when the picture fails to load. Only inside a client component. */
  onError?: () => void;
  /** Only inside a client component. */
  ref?: Ref<HTMLImageElement>;
};

/**
 * A picture from the content store or the repository, with a background while it loads. Plain HTML, no
 * script.
 */
export function Photo({
  picture,
  alt,
  sizes,
  className,
  priority = false,
  preloaded = false,
  onError,
  ref,
}: PhotoProps) {
  const width = picture.width ?? USUAL_SIZE.width;
  const { props } = getImageProps({
    src: 'alt' in picture ? picture.src : picture,
    alt: alt ?? ('alt' in picture ? picture.alt : ''),
    width,
    height: picture.height ?? USUAL_SIZE.height,
    sizes,
    fetchPriority: priority || preloaded ? 'high' : undefined,
    loading: priority ? 'eager' : 'lazy',
    style: 'focus' in picture ? { objectPosition: picture.focus } : undefined,
    className: classNames('bg-mist object-cover', className),
  });
  const srcSet = props.srcSet && neededSizes(props.srcSet, width);
  if (preloaded)
    preload(props.src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- next/image without its code
  return <img {...props} ref={ref} srcSet={srcSet} onError={onError} />;
}

/** Fallback in CSS pixels, for a response without dimensions. */
const USUAL_SIZE = { width: 1600, height: 1067 };

/** Drops sizes below 128 px, and those above the first that contains the whole picture. */
function neededSizes(srcSet: string, width: number): string {
  const entries = srcSet.split(', ').filter((entry) => widthOf(entry) >= 128);
  const whole = entries.findIndex((entry) => widthOf(entry) >= width);
  return (whole === -1 ? entries : entries.slice(0, whole + 1)).join(', ');
}

const widthOf = (entry: string) => Number(/ (\d+)w$/.exec(entry)?.[1]);
