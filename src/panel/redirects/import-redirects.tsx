'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { askCms } from '../shell/api';

type Checked = {
  count: number;
  isThere: number;
  isWritten: boolean;
  faults: { line: number; message: string }[];
};

const SHOWN_FAULTS = 50;

/**
 * Above the list of redirects: takes many from a CSV file. Everything is checked before the first is made.
 */
export function ImportRedirects() {
  const router = useRouter();
  const id = useId();
  const [csv, setCsv] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [fault, setFault] = useState('');

  const send = (isTry: boolean) =>
    void askCms<Checked>('/redirects/import', { csv, isTry }).then(({ body, fault: refusal = '' }) => {
      setFault(refusal);
      setChecked(body);
      if (body?.isWritten) {
        setCsv('');
        router.refresh();
      }
    });
  const take = (words: string) => {
    setCsv(words);
    setChecked(undefined);
    setFault('');
  };

  return (
    <details className="panel-note panel-import">
      <summary>Redirects from a CSV file</summary>
      <p>
        Each row has the old address and the new one, such as <code>/our-team,/about</code>. A file that a
        spreadsheet has saved will do. First everything is checked; if one row is wrong, nothing is changed.
      </p>
      <p>
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void file.text().then(take);
          }}
        />
      </p>
      <p>
        <label htmlFor={`${id}-rows`}>Rows</label>
        <textarea
          id={`${id}-rows`}
          rows={6}
          spellCheck={false}
          value={csv}
          onChange={({ target }) => take(target.value)}
        />
      </p>
      <div className="panel-settle">
        <Button size="small" buttonStyle="secondary" disabled={!csv.trim()} onClick={() => send(true)}>
          Check
        </Button>
        {checked && !checked.isWritten && checked.faults.length === 0 && checked.count > 0 && (
          <Button size="small" onClick={() => send(false)}>
            {checked.count === 1 ? 'Make one redirect' : `Make ${checked.count} redirects`}
          </Button>
        )}
      </div>
      <div role="status">{checked && <Result {...checked} />}</div>
      <div role="alert">{fault}</div>
    </details>
  );
}

function Result({ count, faults, isThere, isWritten }: Checked) {
  const there = isThere > 0 ? ` ${isThere} of them are there already.` : '';
  if (isWritten) return <p>{count === 1 ? 'One redirect was made.' : `${count} redirects were made.`}</p>;
  if (faults.length === 0)
    return <p>{count === 0 ? `Nothing to do.${there}` : `Every row is right.${there}`}</p>;
  return (
    <>
      <p>{faults.length === 1 ? 'One row is' : `${faults.length} rows are`} wrong. Nothing was changed.</p>
      <ul>
        {faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => (
          <li key={line}>{`Line ${line}: ${message}`}</li>
        ))}
        {faults.length > SHOWN_FAULTS && <li>{`and ${faults.length - SHOWN_FAULTS} more`}</li>}
      </ul>
    </>
  );
}
