import Image, { type StaticImageData } from 'next/image';
import { classNames } from '@/lib/class-names';

export type Picture = { src: string; alt: string; width: number; height: number; blurDataURL?: string };

type PhotoProps = {
  picture: Picture | StaticImageData;
  /** Overrides the picture's own words; `''` makes it decorative. A static picture has no words of its own. */
  alt?: string;
  /** As in HTML: how wide the picture is at which viewport. */
  sizes: string;
  className?: string;
  /** Loaded at once: only for the picture that is in the first view. */
  priority?: boolean;
};

/** A picture from the content store or the repository, on a mist ground while it loads. */
export function Photo({ picture, alt, sizes, className, priority = false }: PhotoProps) {
  return (
    <Image
      src={'alt' in picture ? picture.src : picture}
      alt={alt ?? ('alt' in picture ? picture.alt : '')}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      preload={priority}
      loading={priority ? 'eager' : 'lazy'}
      placeholder={picture.blurDataURL ? 'blur' : 'empty'}
      blurDataURL={picture.blurDataURL}
      className={classNames('bg-mist object-cover', className)}
    />
  );
}
