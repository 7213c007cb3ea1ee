import Image, { type StaticImageData } from 'next/image';
import type { Picture } from '@/content/element';
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
  /** The picture could not be loaded. */
  onError?: () => void;
};

/** A picture from the content store or the repository, on a mist ground while it loads. */
export function Photo({ picture, alt, sizes, className, priority = false, onError }: PhotoProps) {
  const blur = 'blurDataURL' in picture ? picture.blurDataURL : undefined;
  return (
    <Image
      src={'alt' in picture ? picture.src : picture}
      alt={alt ?? ('alt' in picture ? picture.alt : '')}
      width={picture.width ?? USUAL_SIZE.width}
      height={picture.height ?? USUAL_SIZE.height}
      sizes={sizes}
      preload={priority}
      fetchPriority={priority ? 'high' : undefined}
      loading={priority ? 'eager' : 'lazy'}
      placeholder={blur ? 'blur' : 'empty'}
      blurDataURL={blur}
      onError={onError}
      style={'focus' in picture ? { objectPosition: picture.focus } : undefined}
      className={classNames('bg-mist object-cover', className)}
    />
  );
}

/** CSS pixels, for a picture whose answer does not say. */
const USUAL_SIZE = { width: 1600, height: 1067 };
