import type { FormTexts } from '@/content/languages/languages';
import { formSay } from '@/content/languages/form-texts';
import { CrisisButtons } from '@/components/ui/crisis-card';
import { CrisisWords } from '@/components/ui/text/crisis-words';

type WhatHappensNextProps = {
  /** The opening hours from the layout. */
  hours: string;
  /** Off when a crisis card is shown above. */
  withCalls?: boolean;
  texts?: FormTexts;
};

/** After a message: who reads it, when staff answer, and whom to call if it cannot wait. */
export function WhatHappensNext({ hours, withCalls = true, texts }: WhatHappensNextProps) {
  const say = formSay(texts);
  return (
    <>
      <p className="max-w-[38rem]">
        {say('Our staff read it and answer you by e-mail, or by telephone if you gave a number.')}{' '}
        {hours && (
          <>
            {say('We answer during our hours:')}{' '}
            <span lang={texts && 'en-US'}>
              <CrisisWords>{hours}</CrisisWords>
            </span>
            .{' '}
          </>
        )}
        {say('Nobody watches messages at night.')}
      </p>
      {withCalls && (
        <>
          <p className="mt-4 max-w-[38rem] font-semibold">
            {say('If it cannot wait, talk with somebody now:')}
          </p>
          <CrisisButtons className="mt-3" texts={texts} />
        </>
      )}
    </>
  );
}
