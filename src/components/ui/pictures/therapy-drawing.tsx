import { knownTherapy } from '@/content/words/known-therapies';
import { classNames } from '@/lib/class-names';
import { Drawing } from './drawing';

/** The drawing of a therapy by slug; unknown slugs use the mindfulness drawing. */
export function TherapyDrawing({ slug, className }: { slug: string; className?: string }) {
  const picture = knownTherapy(slug)?.picture;
  const drawing = picture && 'drawing' in picture ? picture.drawing : 'mindfulness';
  return (
    <Drawing
      file={`therapy-${drawing}.svg`}
      width={240}
      height={240}
      className={classNames('w-[82%]', className)}
    />
  );
}
