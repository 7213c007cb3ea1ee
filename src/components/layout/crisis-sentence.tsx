import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** In code, not in the content store: no edit and no failure can take it away. A link to more may follow in the line. */
export function CrisisSentence({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <p className={classNames('crisis-words', className)}>
      <span>
        In crisis? Call or{' '}
        <a href="sms:988" aria-label="text 988">
          text
        </a>{' '}
        <CrisisLink number="988" />, free and at any hour.
      </span>{' '}
      <span>
        In an emergency, call <CrisisLink number="911" />.
      </span>{' '}
      {children}
    </p>
  );
}

/** The same in Spanish: the line answers it behind 2, and to AYUDA (https://988lifeline.org/es/). */
export function CrisisSentenceSpanish({ children }: { children?: ReactNode }) {
  return (
    <p lang="es" className="crisis-words">
      <span>
        ¿En crisis? Llame al <CrisisLink number="988" label="988, oprima 2" /> y oprima 2, o{' '}
        <a href="sms:988?&body=AYUDA" aria-label="envíe AYUDA al 988">
          envíe AYUDA
        </a>
        .
      </span>{' '}
      <span>
        En una emergencia, llame al <CrisisLink number="911" label="911, emergencia" />.
      </span>{' '}
      {children}
    </p>
  );
}

function CrisisLink({ number, label }: { number: string; label?: string }) {
  return (
    <a aria-label={label} href={`tel:${number}`}>
      {number}
    </a>
  );
}
