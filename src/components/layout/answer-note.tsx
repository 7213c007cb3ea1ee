import { answeringHours } from '@/content/words/answering-hours';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { classNames } from '@/lib/class-names';

/** Below a button that leads to the form: when staff answer, and whom to call before that. */
export const AnswerNote = ({ hours, className }: { hours: string; className: string }) => (
  <p className={classNames('text-balance text-quiet', className)}>
    <CrisisWords>{`${otherTimes(hours)} call or text 988`}</CrisisWords>
  </p>
);

/** The same in the sticky bar, with buttons: keeps 988 in reach on phones and tablets. */
export const AnswerBar = ({ hours }: { hours: string }) => (
  <div className="answer-bar">
    <div className="wrap">
      <p>{otherTimes(hours)}</p> <a href="tel:988">Call 988</a> <a href="sms:988">Text 988</a>
    </div>
  </div>
);

/** Without hours there are no other times. */
function otherTimes(hours: string) {
  const answering = answeringHours(hours);
  return answering ? `${answering} At other times:` : 'At any hour:';
}
