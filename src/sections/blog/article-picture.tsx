import type { Picture } from '@/content/schema/element';
import { classNames } from '@/lib/class-names';
import { Photo } from '@/components/ui/pictures/picture';
import { Water } from '@/components/ui/pictures/water';

type ArticlePictureProps = { picture: Picture | null; className: string; sizes: string; priority?: boolean };

/** Decorative beside the title; an article without a picture has the calm water drawing. */
export function ArticlePicture({ picture, className, sizes, priority }: ArticlePictureProps) {
  return (
    <div
      className={classNames('overflow-hidden', !picture && 'ground-mist grid place-items-center', className)}
    >
      {picture ? (
        <Photo picture={picture} alt="" sizes={sizes} priority={priority} className="size-full" />
      ) : (
        <Water className="w-1/2" />
      )}
    </div>
  );
}
