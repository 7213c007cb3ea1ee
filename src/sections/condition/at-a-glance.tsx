import { inEnglish, type Say } from '@/content/languages/languages';
import type { ConditionView } from '@/content/views/condition';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { classNames } from '@/lib/class-names';

/** Reading time, latest change and short answers; empty parts are omitted. */
export function AtAGlance({ condition, say = inEnglish }: { condition: ConditionView; say?: Say }) {
  const { atGlance, lastChange, readTime } = condition;
  if (atGlance.length === 0 && !lastChange && !readTime) return null;
  return (
    <div className="grid gap-6">
      {(readTime > 0 || lastChange) && (
        <p className="text-label text-quiet" data-edit="#lastChange">
          {readTime > 0 && <span className="block">{say('{minutes} min read', { minutes: readTime })}</span>}
          {lastChange && (
            <span className="block">
              {`${say('Last changed {date}', { date: lastChange.on })}: `}
              <CrisisWords>{lastChange.note}</CrisisWords>
            </span>
          )}
        </p>
      )}
      {atGlance.length > 0 && (
        <section
          data-edit="#atGlance"
          aria-labelledby="at-a-glance"
          className="ground-mist rounded-panel p-6 tablet:p-8"
        >
          <h2 id="at-a-glance" className="type-h3">
            {say('At a glance')}
          </h2>
          <dl className="mt-4">
            {atGlance.map(({ label, text, isUrgent }) => (
              <div key={label} className="border-t border-hairline py-4 last:pb-0">
                <dt className={classNames('font-semibold', isUrgent && 'text-accent-text')}>{label}</dt>
                <dd className="mt-1">
                  <CrisisWords>{text}</CrisisWords>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
