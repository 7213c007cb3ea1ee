import { Photo } from '@/components/ui/pictures/picture';
import { TherapyDrawing } from '@/components/ui/pictures/therapy-drawing';
import { sizes } from '@/components/breakpoints';
import { therapyPhoto } from '../shared/therapy-photo';

/** EMDR has a picture of its own (spec §2 Therapies overview), the others have drawings. */
export function TherapyHeroDrawing({ slug }: { slug: string }) {
  const photo = therapyPhoto(slug);
  if (photo) {
    return (
      <div className="mx-auto w-4/5 pb-8 tablet:mr-0 tablet:w-full tablet:max-w-96 tablet:self-end tablet:py-10">
        <Photo
          picture={photo}
          alt=""
          sizes={sizes('80vw', { tablet: '40vw', desktop: '384px' })}
          priority
          className="aspect-4/3 w-full rounded-panel"
        />
      </div>
    );
  }
  return (
    <div className="mx-auto flex w-[70%] max-w-107 justify-center overflow-hidden tablet:mr-0 tablet:-mt-12 tablet:w-full tablet:justify-end tablet:self-end">
      <TherapyDrawing slug={slug} className="-mb-[6%]" />
    </div>
  );
}
