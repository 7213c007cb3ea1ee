import { Gutter } from '@payloadcms/ui';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { dayPart, longDay } from '@/content/center-time';
import { asString, prop } from '@/content/json';
import { FIRST_ADMINISTRATOR, roleOf } from '@/services/auth/access';
import { newestState } from '../../../collections/endpoints/newest-state';
import { KeepCurrent } from './keep-current';
import { BeforeYouOpen } from './before-you-open';
import { BackupNote } from './backup-note';
import { DemoNote } from './demo/demo-note';
import { FirstSteps } from './first-steps';
import { QuickLinks } from './quick-links';
import { RecentChanges } from './recent-changes';
import { whatNeedsAttention } from './attention/attention';
import { AttentionList } from './attention/attention-list';
import { LinksToOthers } from './counts/links-to-others';
import { PageViews } from './counts/page-views';

/** The first page of the panel: a greeting, quick links, pending work, recent changes, and page views. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!payload || !user) return null;
  const now = new Date();
  // Read before the content: a change in between triggers one more refresh.
  const state = await newestState({ payload, user }).catch(() => '');
  const groups = await whatNeedsAttention({ payload, user, now });
  const role = roleOf({ user });
  const name = asString(prop(user, 'name'));
  const hasOwnName = name !== '' && name !== FIRST_ADMINISTRATOR;
  return (
    <Gutter className="dashboard">
      <section className="panel-welcome" aria-labelledby="panel-welcome">
        <KeepCurrent state={state} />
        <header>
          <p className="panel-welcome__day">{longDay(now)}</p>
          <h1 id="panel-welcome">{`Good ${dayPart(now)}${hasOwnName ? `, ${name}` : ''}`}</h1>
          <p className="panel-welcome__links">
            <a href="/" target="_blank" rel="noreferrer">
              Open the site
            </a>
            <Link href="/admin/help">How do I …?</Link>
            {!hasOwnName && <Link href="/admin/account">Enter your name</Link>}
          </p>
        </header>
        {role && <QuickLinks role={role} />}
        <DemoNote payload={payload} user={user} />
        <FirstSteps payload={payload} user={user} />
        <BeforeYouOpen payload={payload} user={user} />
        <div className="panel-dashboard">
          <div>
            <h2>What needs attention</h2>
            <AttentionList groups={groups} />
          </div>
          <div>
            <RecentChanges payload={payload} user={user} now={now} />
            <PageViews payload={payload} user={user} now={now} />
            <LinksToOthers payload={payload} user={user} />
            <BackupNote payload={payload} user={user} now={now} />
          </div>
        </div>
      </section>
    </Gutter>
  );
}
