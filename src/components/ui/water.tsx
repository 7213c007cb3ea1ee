import { knownCondition } from '@/content/words/known-conditions';
import { Drawing } from './drawing';

/** The water of a condition, by the slug of its page; everything else shares the calm one. */
export function Water({
  slug,
  wide = false,
  priority = false,
  className,
}: {
  slug?: string;
  wide?: boolean;
  /** In the first view. */
  priority?: boolean;
  className?: string;
}) {
  const water = knownCondition(slug ?? '')?.drawing ?? 'calm';
  return wide ? (
    <Drawing
      file={`water-${water}-wide.svg`}
      width={900}
      height={330}
      className={className}
      priority={priority}
    />
  ) : (
    <Drawing file={`water-${water}.svg`} width={320} height={128} className={className} />
  );
}
