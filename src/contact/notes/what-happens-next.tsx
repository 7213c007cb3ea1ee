import { CrisisButtons } from '@/components/ui/crisis-card';
import { CrisisWords } from '@/components/ui/text/crisis-words';

type WhatHappensNextProps = {
  /** The opening hours from the layout. */
  hours: string;
  /** Off when a crisis card is shown above. */
  withCalls?: boolean;
};

/** After a message: who reads it, when staff answer, and whom to call if it cannot wait. */
export function WhatHappensNext({ hours, withCalls = true }: WhatHappensNextProps) {
  return (
    <>
      <p className="max-w-[38rem]">
        Our staff read it and answer you by e-mail, or by telephone if you gave a number.{' '}
        {hours && (
          <>
            We answer during our hours: <CrisisWords>{hours}</CrisisWords>.{' '}
          </>
        )}
        Nobody watches messages at night.
      </p>
      {withCalls && (
        <>
          <p className="mt-4 max-w-[38rem] font-semibold">If it cannot wait, talk with somebody now:</p>
          <CrisisButtons className="mt-3" />
        </>
      )}
    </>
  );
}
