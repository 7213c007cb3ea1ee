import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** In code, not in the content store: no edit and no failure can take it away. A link to more may follow in the line. */
export function CrisisSentence({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <p className={className}>
      <span className="inline-block">
        In crisis? Call or{' '}
        <a href="sms:988" className={TEXT_LINK} aria-label="text 988">
          text
        </a>{' '}
        <CrisisLink number="988" />, free and at any hour.
      </span>{' '}
      <span className="inline-block">
        In an emergency, call <CrisisLink number="911" />.
      </span>{' '}
      {children}
    </p>
  );
}

/** The same in Spanish: the line answers it behind 2, and to AYUDA (https://988lifeline.org/es/). */
export function CrisisSentenceSpanish({ children }: { children?: ReactNode }) {
  return (
    <p lang="es">
      <span className="inline-block">
        ¿En crisis? Llame al <CrisisLink number="988" label="988, oprima 2" /> y oprima 2, o{' '}
        <a href="sms:988?&body=AYUDA" className={TEXT_LINK} aria-label="envíe AYUDA al 988">
          envíe AYUDA
        </a>
        .
      </span>{' '}
      <span className="inline-block">
        En una emergencia, llame al <CrisisLink number="911" label="911, emergencia" />.
      </span>{' '}
      {children}
    </p>
  );
}

const TEXT_LINK =
  'rounded-[2px] py-1 underline decoration-current/40 decoration-1 underline-offset-[0.22em] hover:decoration-current';

function CrisisLink({ number, label }: { number: string; label?: string }) {
  return (
    <a
      aria-label={label}
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
