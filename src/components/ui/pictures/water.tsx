import { knownCondition } from '@/content/words/known-conditions';
import { Drawing } from './drawing';

/** The water drawing of a condition by slug; other slugs share the calm one. */
export function Water({
  slug,
  wide = false,
  priority = false,
  className,
}: {
  slug?: string;
  wide?: boolean;
  /** Eager, for the first view. */
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
