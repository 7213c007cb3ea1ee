import type { Ref } from 'react';
import { CRISIS_HELP_PATH } from '@/content/schema/constants';
import type { FormTexts } from '@/content/languages/languages';
import { formSay } from '@/content/languages/form-texts';
import { classNames } from '@/lib/class-names';

type CrisisButtonsProps = { className?: string; withText?: boolean; texts?: FormTexts };

/** 988 and 911 as large buttons. In code, so that no edit or outage can remove them. */
export function CrisisButtons({ className, withText = false, texts }: CrisisButtonsProps) {
  const say = formSay(texts);
  return (
    <p className={classNames('flex flex-wrap gap-3', className)}>
      <a href="tel:988" className={CRISIS_BUTTON}>
        {say('Call 988')}
      </a>
      {withText && (
        <a href={say('sms:988')} className={CRISIS_BUTTON}>
          {say('Text 988')}
        </a>
      )}
      <a href="tel:911" className={CRISIS_BUTTON}>
        {say('Call 911')}
      </a>
    </p>
  );
}

export const CRISIS_BUTTON =
  'inline-flex min-h-14 min-w-36 items-center justify-center rounded-full border-2 border-ink bg-ink px-7 py-3 text-button font-[650] text-paper hover:bg-primary focus-visible:bg-primary';

type CrisisCardProps = {
  ref?: Ref<HTMLElement>;
  isHidden?: boolean;
  /** The browser shows it first, also without a script. */
  isFocused?: boolean;
  texts?: FormTexts;
};

/**
 * Shown first when a visitor's text mentions suicide or self-harm (src/content/crisis/self-harm-words.ts).
 */
export function CrisisCard({ ref, isHidden, isFocused, texts }: CrisisCardProps) {
  const say = formSay(texts);
  return (
    <section
      ref={ref}
      data-crisis-card=""
      hidden={isHidden}
      tabIndex={-1}
      autoFocus={isFocused}
      aria-label={say('Talk with somebody now')}
      className="ground-sand rounded-panel border-2 border-ink p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <h2 className="type-h3">{say('You do not have to be alone with this')}</h2>
      <p className="mt-3 max-w-[38rem]">
        {say(
          'If you think about suicide or about hurting yourself, or worry about somebody who does, talk with somebody now. 988 is there day and night, and does not charge. If a life is in danger, call 911.',
        )}
      </p>
      <CrisisButtons className="mt-5" withText texts={texts} />
      {!texts && (
        <p lang="es" className="mt-4">
          En español: llame al{' '}
          <a href="tel:988" className="link">
            988
          </a>{' '}
          y oprima 2, o{' '}
          <a href="sms:988?&body=AYUDA" className="link">
            envíe AYUDA al 988
          </a>
          .
        </p>
      )}
      <p className="mt-3">
        <a href={say(CRISIS_HELP_PATH)} className="link">
          {say('What happens when you call 988')}
        </a>
      </p>
    </section>
  );
}
