import type { TherapyBlockView } from '@/content/views/overviews';
import { hasPicture, TherapyBlock } from './therapy-block';

/** Picture and text swap sides from block to block; the arches alternate between two backgrounds. */
export function MainTherapies({ therapies }: { therapies: TherapyBlockView[] }) {
  return (
    <section
      id="all-therapies"
      data-edit="#mainTherapies"
      aria-label="Our therapies"
      className="ground-paper section-y"
    >
      <div className="wrap grid gap-[clamp(4.5rem,8.5vw,7.75rem)]">
        {therapies.map((therapy, index) => (
          <TherapyBlock
            key={therapy.slug || index}
            therapy={therapy}
            index={index}
            isReversed={index % 2 === 1}
            isOnSand={therapies.slice(0, index).filter((other) => !hasPicture(other)).length % 2 === 1}
          />
        ))}
      </div>
    </section>
  );
}
