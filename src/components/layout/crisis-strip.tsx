import { telHref } from '@/lib/phone';
import { CrisisSentence } from './crisis-sentence';

/** The first thing on every page, above the header, in the normal flow. */
export function CrisisStrip({ phone }: { phone: string }) {
  return (
    <aside aria-label="Help in a crisis" className="ground-ink text-small">
      <div className="wrap flex min-h-11 items-center justify-between gap-6 py-2 leading-6 tablet:py-1.5">
        <CrisisSentence />
        {phone && (
          <a
            href={telHref(phone)}
            className="hidden shrink-0 rounded-[2px] py-1 font-[650] text-white hover:underline tablet:inline-block"
          >
            Call us: {phone}
          </a>
        )}
      </div>
    </aside>
  );
}
