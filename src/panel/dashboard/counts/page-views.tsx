import type { Payload, TypedUser } from 'payload';
import { calendarDayWords } from '@/content/center-time';
import { roleOf } from '@/services/auth/access';
import { countsViews, shownCount, viewSums, type ViewSums } from '@/services/metrics/view-counts';
import { TurnSwitch } from './turn-switch';

const MOST_PAGES = 8;

/** What visitors looked at in the last 30 days, as numbers; for accounts that edit content. */
export async function PageViews({ payload, user, now }: { payload: Payload; user: TypedUser; now: Date }) {
  const role = roleOf({ user });
  if (role !== 'admin' && role !== 'editor') return null;
  const isOn = await countsViews(payload);
  if (!isOn && role !== 'admin') return null;
  return (
    <section className="panel-note panel-views" aria-labelledby="panel-views">
      <h2 id="panel-views">Page views</h2>
      {isOn ? (
        <Sums sums={await viewSums(payload, now)} />
      ) : (
        <p>
          The site can count how often each page is shown: numbers only, no cookie, no script, nothing about
          the visitor. The page “Privacy” then says so by itself.
        </p>
      )}
      {role === 'admin' && (
        <TurnSwitch what="page-views" isOn={isOn} on="Count page views" off="Stop counting" />
      )}
    </section>
  );
}

function Sums({ sums: { days, pages, messages, fruitlessSearches } }: { sums: ViewSums }) {
  const all = days.reduce((sum, { views }) => sum + views, 0);
  if (all === 0) return <p>Nothing is counted yet. New numbers are here within a minute.</p>;
  return (
    <>
      <dl className="panel-views__sums">
        <Sum name="Page views" times={all} />
        <Sum name="Messages sent" times={messages} />
        <Sum name="Searches without a result" times={fruitlessSearches} />
      </dl>
      <Plot days={days} />
      <h3>Most shown</h3>
      <ol>
        {pages.slice(0, MOST_PAGES).map(({ path, views }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {path === '/' ? 'Home' : path}
            </a>{' '}
            <span>{shownCount(views)}</span>
          </li>
        ))}
      </ol>
      <p className="panel-views__note">The last 30 days. Search engines’ visits count too.</p>
    </>
  );
}

const Sum = ({ name, times }: { name: string; times: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{shownCount(times)}</dd>
  </div>
);

const [WIDTH, HEIGHT] = [300, 72];

/**
 * A bar for each day, and the same as a table. A day with few views has the height of the smallest number
 * shown.
 */
function Plot({ days }: Pick<ViewSums, 'days'>) {
  const most = Math.max(5, ...days.map(({ views }) => views));
  const step = WIDTH / days.length;
  return (
    <>
      <svg
        className="panel-views__plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, views }, at) => {
          const height = views === 0 ? 1 : (Math.max(views, 5) / most) * HEIGHT;
          return (
            <rect key={day} x={at * step} y={HEIGHT - height} width={step * 0.75} height={height}>
              <title>{`${calendarDayWords(day)}: ${shownCount(views)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="panel-views__ends">
        <span>{calendarDayWords(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
      <details>
        <summary>By day</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Page views</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{calendarDayWords(day)}</th>
                <td>{shownCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
