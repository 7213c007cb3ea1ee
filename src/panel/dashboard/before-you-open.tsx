import type { Payload, TypedUser } from 'payload';
import { dayWords } from '@/content/views/review';
import { roleOf } from '@/services/auth/access';
import { openingLines } from '@/services/seeding/before-you-open';
import { startOf } from '../../../collections/demo/start';
import { OpeningItemButtons } from './opening-item-buttons';

/** The checklist before opening; disappears once every item is done or set aside. */
export async function BeforeYouOpen({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (roleOf({ user }) !== 'admin' || (await startOf(payload)) !== 'own') return null;
  const lines = await openingLines(payload);
  const open = lines.filter(({ isSeen, settled }) => !isSeen && !settled);
  if (open.length === 0) return null;
  const settled = lines.filter((line) => line.settled);
  return (
    <section className="panel-note panel-opening" aria-labelledby="panel-opening">
      <h2 id="panel-opening">Before you open</h2>
      <ul>
        {open.map(({ id, words, why, path, steps = [], note }) => (
          <li key={id}>
            <div>
              <p>
                {path ? <a href={`/admin${path}`}>{words}</a> : <strong>{words}</strong>}{' '}
                <span>
                  {why} {note}
                </span>
              </p>
              {steps.length > 0 && (
                <ol>
                  {steps.map((step) => (
                    <li key={step.path}>
                      <a href={`/admin${step.path}`}>{step.words}</a>
                    </li>
                  ))}
                </ol>
              )}
            </div>
            <OpeningItemButtons item={id} words={words} />
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <details>
          <summary>{settled.length} settled</summary>
          <ul>
            {settled.map(({ id, words, settled: by }) => (
              <li key={id}>
                {words}: {by?.how === 'aside' ? 'set aside' : 'done'} by {by?.by}, {dayWords(by?.on)}
                <OpeningItemButtons item={id} words={words} isSettled />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
