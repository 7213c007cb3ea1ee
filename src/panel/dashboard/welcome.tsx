import Link from 'next/link';
import type { ServerProps } from 'payload';
import { asString, prop } from '@/content/json';
import { newestState } from '../../../collections/hooks/newest-state';
import { FirstSome } from '../shell/first-some';
import { KeepCurrent } from './keep-current';
import { BeforeYouOpen } from './before-you-open';
import { BackupNote } from './backup-note';
import { DemoNote } from './demo/demo-note';
import { FirstSteps } from './first-steps';
import { whatNeedsAttention } from './attention';
import { PageViews } from './counts/page-views';
import type { Item } from './item';

/** The dashboard's first part: greeting, pending work and shortcuts. */
export async function Welcome({ payload, user }: ServerProps) {
  if (!payload || !user) return null;
  const now = new Date();
  // Read before the content: a change in between triggers one more refresh.
  const state = await newestState({ payload, user }).catch(() => '');
  const groups = await whatNeedsAttention({ payload, user, now });
  const name = asString(prop(user, 'name'));
  return (
    <section className="panel-welcome" aria-labelledby="panel-welcome">
      <KeepCurrent state={state} />
      <h1 id="panel-welcome">{name ? `Welcome, ${name}` : 'Welcome'}</h1>
      <p>
        {prop(user, 'role') === 'intake'
          ? 'The messages of visitors are here: read them, answer by e-mail or phone, and note who has answered.'
          : 'Change the words and pictures of the site here. What you write is saved as a draft automatically; visitors see it when you publish it.'}
      </p>
      <p className="panel-ways">
        <a href="/" target="_blank" rel="noreferrer">
          Open the site
        </a>
        <Link href="/admin/help">How do I …?</Link>
      </p>
      <DemoNote payload={payload} user={user} />
      <FirstSteps payload={payload} user={user} />
      <BeforeYouOpen payload={payload} user={user} />
      <h2>What needs attention</h2>
      {groups.length === 0 ? (
        <p>Nothing at the moment.</p>
      ) : (
        <div className="panel-attention">
          {groups.map(({ title, items }) => (
            <div key={title} className="panel-note">
              <h3>{title}</h3>
              <FirstSome of={items} shown={6}>
                {(some) => <Items items={some} />}
              </FirstSome>
            </div>
          ))}
        </div>
      )}
      <PageViews payload={payload} user={user} now={now} />
      <BackupNote payload={payload} user={user} now={now} />
    </section>
  );
}

const Items = ({ items }: { items: Item[] }) => (
  <ul>
    {items.map(({ words, path, note }) => (
      <li key={path + words}>
        <a href={`/admin${path}`}>{words}</a>
        {note && <span> {note}</span>}
      </li>
    ))}
  </ul>
);
