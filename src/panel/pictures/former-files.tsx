import type { UIFieldServerProps } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { asString } from '@/content/json';
import { formerFilesOf, TRASH_RULE } from '../../../collections/admin/former-files';
import { PutBack } from './put-back';
import { RefreshWhenReplaced } from './refresh-when-replaced';

/** Beside a picture: its former files, each with a button to restore it. */
export async function FormerFiles({ id, payload }: UIFieldServerProps) {
  const files = id ? await formerFilesOf(payload, String(id)) : [];
  if (files.length === 0) return <RefreshWhenReplaced />;
  return (
    <section className="panel-note panel-former" aria-label="Former files of this picture">
      <RefreshWhenReplaced />
      <h2>Replaced files</h2>
      <p>{TRASH_RULE} A file that you put back is public at once wherever the picture is shown.</p>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            {/* eslint-disable-next-line @next/next/no-img-element -- not public: no sizes are made */}
            {file.mimeType?.startsWith('image/') && <img src={asString(file.url)} alt="" width={96} />}
            <span>
              {asString(file.filename)}, replaced {momentInCenter(asString(file.deletedAt))}
              {file.replacedBy && ` by ${file.replacedBy}`}
            </span>
            <PutBack picture={String(id)} former={file.id} name={asString(file.filename)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
