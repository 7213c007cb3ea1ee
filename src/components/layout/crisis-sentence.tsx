import { classNames } from '@/lib/class-names';

/** In code, not in the content store: no edit and no failure can take it away. */
export function CrisisSentence({ className }: { className?: string }) {
  return (
    <p className={className}>
      <span className="inline-block">
        In crisis? Call or{' '}
        <a
          href="sms:988"
          className="rounded-[2px] py-1 underline decoration-current/40 decoration-1 underline-offset-[0.22em] hover:decoration-current"
          aria-label="text 988"
        >
          text
        </a>{' '}
        <CrisisLink number="988" />, free and at any hour.
      </span>{' '}
      <span className="inline-block">
        In an emergency, call <CrisisLink number="911" />.
      </span>
    </p>
  );
}

function CrisisLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className={classNames(
        'rounded-[2px] py-1 font-[650] text-white underline decoration-1 underline-offset-[0.22em]',
        'hover:decoration-2',
      )}
    >
      {number}
    </a>
  );
}
