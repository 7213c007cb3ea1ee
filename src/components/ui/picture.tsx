import { getImageProps, type StaticImageData } from 'next/image';
import type { Ref } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '@/content/schema/element';
import { classNames } from '@/lib/class-names';

export type { Picture };

type PhotoProps = {
  picture: Picture | StaticImageData;
  /** Overrides the picture's own words; `''` makes it decorative. A static picture has no words of its own. */
  alt?: string;
  /** As in HTML: how wide the picture is at which viewport. */
  sizes: string;
  className?: string;
  /** Loaded at once: only for the picture that is in the first view. */
  priority?: boolean;
  /** In the first view, but `loading="lazy"` by contract (spec §2): the head of the page asks for it. */
  preloaded?: boolean;
  /** The picture could not be loaded. Only inside a client component. */
  onError?: () => void;
  /** Only inside a client component. */
  ref?: Ref<HTMLImageElement>;
};

/** A picture from the content store or the repository, on a mist ground while it loads. Plain HTML, no code. */
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
  // eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- next/image's own, without its code
  return <img {...props} ref={ref} srcSet={srcSet} onError={onError} />;
}

/** CSS pixels, for a picture whose answer does not say. */
const USUAL_SIZE = { width: 1600, height: 1067 };

/** Without those that no screen asks for: below 128 px, and above the first that holds the whole picture. */
function neededSizes(srcSet: string, width: number): string {
  const entries = srcSet.split(', ').filter((entry) => widthOf(entry) >= 128);
  const whole = entries.findIndex((entry) => widthOf(entry) >= width);
  return (whole === -1 ? entries : entries.slice(0, whole + 1)).join(', ');
}

const widthOf = (entry: string) => Number(/ (\d+)w$/.exec(entry)?.[1]);
