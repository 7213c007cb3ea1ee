import { Fragment, type ReactNode } from 'react';
import type { crisisWords } from '@/content/languages/languages';
import { SmartLink } from '@/components/ui/links/smart-link';
import { LinkedWords } from '@/components/ui/text/linked-words';
import { classNames } from '@/lib/class-names';

type CrisisSentenceProps = { className?: string; lang?: string; children?: ReactNode };

/** In code, so that no edit or outage can remove it. A link to more may follow in the line. */
export function CrisisSentence({ className, lang, children }: CrisisSentenceProps) {
  return (
    <p lang={lang} className={classNames('crisis-words', className)}>
      <span>
        In crisis? Call or{' '}
        <a href="sms:988" aria-label="text 988">
          text
        </a>{' '}
        <CrisisLink number="988" />, at any hour.
      </span>{' '}
      <span>
        In an emergency, call <CrisisLink number="911" />.
      </span>{' '}
      {children}
    </p>
  );
}

/** The Spanish sentence: press 2, or text AYUDA (https://988lifeline.org/es/). */
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

/** The sentences of a page that is not in English, with the ways to help and to more in its language. */
export const CrisisSentences = ({ sentences, help, more }: NonNullable<ReturnType<typeof crisisWords>>) => (
  <p className="crisis-words">
    {sentences.map((text) => (
      <Fragment key={text}>
        <span>
          <LinkedWords text={text} />
        </span>{' '}
      </Fragment>
    ))}
    <CrisisLinks help={help} more={more} />
  </p>
);

type CrisisLinksProps = {
  help: { words: string; path: string };
  /** `about`: what a screen reader says after the words. */
  more: { words: string; about: string; path: string };
};

/** The ways to help and to more: one line (`crisis-words`), unless that is wider than the screen. */
export const CrisisLinks = ({ help, more }: CrisisLinksProps) => (
  <span>
    <SmartLink href={help.path}>{help.words}</SmartLink>{' '}
    <SmartLink href={more.path}>
      {more.words}
      <span className="sr-only">{more.about}</span>
    </SmartLink>
  </span>
);

/**
 * More help, for the footer of every page: SAMHSA's helpline and its list of licensed treatment
 * (https://www.samhsa.gov/find-help/helplines/national-helpline, https://findtreatment.gov/), and relay
 * services for people who cannot hear or speak on the telephone (https://www.fcc.gov/trs).
 */
export const MoreHelp = () => (
  <p className="crisis-words text-quiet">
    <span>
      To find treatment anywhere in the country: <a href="https://findtreatment.gov/">findtreatment.gov</a>,
      or call{' '}
      <a href="tel:+18006624357" className="whitespace-nowrap">
        1-800-662-4357
      </a>
      , free, day and night, in English and Spanish.
    </span>{' '}
    <span>
      For relay, dial <CrisisLink number="711" />.
    </span>
  </p>
);

function CrisisLink({ number, label }: { number: string; label?: string }) {
  return (
    <a aria-label={label} href={`tel:${number}`}>
      {number}
    </a>
  );
}
