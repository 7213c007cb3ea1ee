import type { Payload, TypedUser } from 'payload';
import { remainingDemoContent } from '@/server/cms/demo-remaining';
import { roleOf } from '@/services/auth/access';
import { prop } from '@/content/json';
import { OnceRead } from '../../shell/once-read';
import { ClearDemo } from './clear-demo';

const PREFERENCE = 'demo-note';

/** Says that this is demo content, and what remains of it; for accounts that can change it. */
export async function DemoNote({ payload, user }: { payload: Payload; user: TypedUser }) {
  const role = roleOf({ user });
  if (role !== 'admin' && role !== 'editor') return null;
  const left = await remainingDemoContent(payload);
  if (left.length === 0) return null;
  const kinds = [...new Set(left.map(({ kind }) => kind))];
  return (
    <section className="panel-note panel-demo" aria-labelledby="panel-demo">
      <h2 id="panel-demo">This is the demo content of a fictional center</h2>
      <OnceRead preference={PREFERENCE} isRead={await isNoteRead(payload, user)}>
        <p>
          {left.length === 1 ? 'One document is' : `${left.length} documents are`} still the demo’s. A page is
          your own when none of the demo’s sentences is left on it; a text when it is written anew or reviewed
          by one of your people; a person when the name changes; the center when name, phone and e-mail are
          yours. What is true of your center as it is becomes your own with “This is ours now” beside its
          form.
        </p>
        <details>
          <summary>What is still the demo’s</summary>
          {kinds.map((kind) => (
            <div key={kind}>
              <h3>{kind}</h3>
              <ul>
                {left
                  .filter((document) => document.kind === kind)
                  .map(({ title, path }) => (
                    <li key={path}>
                      <a href={`/admin${path}`}>{title}</a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </details>
        {role === 'admin' && <ClearDemo />}
      </OnceRead>
    </section>
  );
}

/** Whether this account has folded the note. */
async function isNoteRead(payload: Payload, user: TypedUser) {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    overrideAccess: true,
    where: { key: { equals: PREFERENCE }, 'user.value': { equals: user.id } },
    limit: 1,
    depth: 0,
  });
  return prop(docs[0]?.value, 'isRead') === true;
}
