import { classNames } from '@/lib/class-names';
import { Drawing } from './drawing';

/** The drawing of a therapy, by the slug of its page; an unknown one takes the mindfulness drawing. */
export function TherapyDrawing({ slug, className }: { slug: string; className?: string }) {
  const drawing = DRAWINGS[slug] ?? 'mindfulness';
  return (
    <Drawing
      src={`/art/therapy-${drawing}.svg`}
      width={240}
      height={240}
      className={classNames('w-[82%]', className)}
    />
  );
}

const DRAWINGS: Record<string, string> = { cbt: 'cbt', dbt: 'dbt', 'family-systems': 'family-systems' };
