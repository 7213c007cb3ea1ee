import { useEffect, useRef } from 'react';
import type { LayoutView } from '@/content/views/site-layout';
import type { FormTexts } from '@/content/languages/languages';
import { telUrl } from '@/content/links/address';
import { CrisisButtons, CrisisCard } from '@/components/ui/crisis-card';
import { Icon } from '@/components/ui/pictures/icon';
import { formSay, sayMessage } from '@/content/languages/form-texts';
import { NOT_SENT, type FormOutcome } from '../rules/messages';
import { WhatHappensNext } from './what-happens-next';

type OutcomeNoteProps = {
  outcome: FormOutcome;
  footer: Pick<LayoutView['footer'], 'contact'>;
  texts?: FormTexts;
};

/** The persistent result beside the button, until the next message; the toast of spec §8 disappears. */
export function OutcomeNote({ outcome, footer, texts }: OutcomeNoteProps) {
  const say = formSay(texts);
  const { hours, phone } = footer.contact;
  if (outcome.kind === 'sent') {
    return (
      <div data-outcome="sent" className="ground-mist mt-6 rounded-picture p-6">
        <p className="flex items-center gap-3 text-button font-[650]">
          <Icon name="check" className="size-6 text-primary" />
          {say('Your message was sent.')}
        </p>
        <div className="mt-3">
          <WhatHappensNext hours={hours} withCalls={!outcome.isCrisis} texts={texts} />
        </div>
      </div>
    );
  }
  return (
    <div
      data-outcome="failed"
      className="mt-6 rounded-picture border border-danger-line bg-danger-ground p-6 text-danger-body"
    >
      <p className="flex items-start gap-3 text-button font-[650]">
        <Icon name="warn" className="size-6 text-danger" />
        {say(NOT_SENT)}
      </p>
      <p className="mt-3">
        {sayMessage(texts, outcome.reason, 'There was a problem sending your message. Please try again.')}
        {phone && (
          <>
            {' '}
            {say('You can also call us:')}{' '}
            <a href={telUrl(phone)} className="link">
              {phone}
            </a>
            .
          </>
        )}
      </p>
      {!outcome.isCrisis && (
        <>
          <p className="mt-3 font-semibold">{say('If it cannot wait, talk with somebody now:')}</p>
          <CrisisButtons className="mt-3" texts={texts} />
        </>
      )}
    </div>
  );
}

/** It takes the focus, so that it is read first and is in view. */
export function FocusedCrisisCard({ texts }: { texts?: FormTexts }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="mt-6">
      <CrisisCard ref={card} isFocused texts={texts} />
    </div>
  );
}
