import type { UIFieldServerProps } from 'payload';
import { usesOf } from '../../../collections/admin/where-used';

/** Beside a picture: where it is shown. */
export async function WhereUsed({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await usesOf(req, String(id));
  return (
    <section className="panel-note" aria-label="Where this file is shown">
      <h2>Shown in</h2>
      {uses.length === 0 ? (
        <p>Nowhere yet.</p>
      ) : (
        <ul>
          {uses.map(({ title, place, path, isDraft }) => (
            <li key={`${path} ${place}`}>
              <a href={`/admin${path}`}>{title}</a>: {place}
              {isDraft && ' (in a draft)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
