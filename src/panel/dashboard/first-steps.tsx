import type { Payload, TypedUser } from 'payload';
import { roleOf } from '@/services/auth/access';
import { inboxSettings } from '@/services/inbox/settings';
import { isMailConfigured } from '@/services/mail/mail';
import { startOf } from '../../../collections/demo/start';

export type Step = { words: string; path: string; isDone: boolean };

/** The first steps of a center's own site; null for a demo, and when they are done. */
export async function firstSteps(payload: Payload, user: TypedUser): Promise<Step[] | null> {
  const role = roleOf({ user });
  if ((role !== 'admin' && role !== 'editor') || (await startOf(payload)) !== 'own') return null;
  const isPublished = async (collection: 'conditions' | 'therapies' | 'team-members') =>
    (await payload.count({ collection, overrideAccess: true, where: { _status: { equals: 'published' } } }))
      .totalDocs > 0;
  const [{ contact }, brand, hasConditions, hasTherapies, hasTeam, staff, { notify }] = await Promise.all([
    payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 }),
    payload.findGlobal({ slug: 'brand', overrideAccess: true, depth: 0 }),
    isPublished('conditions'),
    isPublished('therapies'),
    isPublished('team-members'),
    payload.count({ collection: 'staff', overrideAccess: true }),
    inboxSettings(payload),
  ]);
  const layout = '/globals/site-layout';
  const [hasName, hasContact] = [Boolean(contact?.name), Boolean(contact?.phone || contact?.email)];
  if (hasName && hasContact && hasConditions) return null;
  const steps: Step[] = [
    { words: 'Enter the name of the center', path: layout, isDone: hasName },
    { words: 'Enter phone, e-mail, address and hours', path: layout, isDone: hasContact },
    { words: 'Choose logo and colors', path: '/globals/brand', isDone: Boolean(brand.logo) },
    {
      words: 'Read the conditions that you treat, have them reviewed, publish them',
      path: '/collections/conditions',
      isDone: hasConditions,
    },
    { words: 'Do the same for therapies', path: '/collections/therapies', isDone: hasTherapies },
    { words: 'Add your team', path: '/collections/team-members', isDone: hasTeam },
  ];
  if (role === 'admin')
    steps.push(
      {
        words: 'Choose who is told about new messages',
        path: '/globals/inbox-settings',
        isDone: isMailConfigured() && (notify?.length ?? 0) > 0,
      },
      { words: 'Invite your colleagues', path: '/collections/staff', isDone: staff.totalDocs > 1 },
    );
  return steps;
}

/** On the dashboard until the center has a name, contact details and its offer. */
export async function FirstSteps({ payload, user }: { payload: Payload; user: TypedUser }) {
  const steps = await firstSteps(payload, user);
  if (!steps) return null;
  return (
    <section className="panel-note" aria-labelledby="panel-steps">
      <h2 id="panel-steps">First steps</h2>
      <ol>
        {steps.map(({ words, path, isDone }) => (
          <li key={words}>
            <a href={`/admin${path}`}>{words}</a>
            {isDone && ' (done)'}
          </li>
        ))}
      </ol>
    </section>
  );
}
