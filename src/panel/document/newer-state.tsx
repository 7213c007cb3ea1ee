'use client';

import {
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { askCms } from '../shell/api';

type Doc = Record<string, unknown>;

/**
 * Above a form whose save was rejected because a colleague has saved the document meanwhile
 * (collections/hooks/newer-state.ts): who and when, and two choices. Both keep both versions.
 */
export function NewerState() {
  const refusal = useFormFields(([fields]) => fields?.updatedAt?.errorMessage);
  const base = useFormFields(([fields]) => fields?.updatedAt?.value);
  const [refused, setRefused] = useState<{ words: string; base: unknown }>();
  // The form clears the error at the next keystroke, but the text is still not saved. The error names the
  // second of the other save, so a later rejection differs; after a save the same error stays.
  if (refusal && refused?.words !== refusal) setRefused({ words: refusal, base });
  const isOver = refused !== undefined && refused.base !== base;
  return refused && !isOver ? <Refused words={refused.words} /> : null;
}

function Refused({ words }: { words: string }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, getFields, submit } = useForm();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const hasDrafts = Boolean(
    getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' })?.versions,
  );
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
  const place = `/admin${globalSlug ? '' : '/collections'}${path}`;

  /**
   * Saves as a separate version, after the colleague's. Without versions, saves what was changed in this
   * form, and the colleague's values of all other fields.
   * @returns whether it was saved
   */
  async function saveMine(): Promise<boolean> {
    const theirs = await read(`${path}?depth=0&draft=${hasDrafts}`);
    const updatedAt = theirs?.updatedAt;
    if (!updatedAt) return fail();
    const draft = {
      action: `/cms-api${path}?depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
    } as const;
    const saved = await submit(
      hasDrafts
        ? { ...draft, overrides: { _status: 'draft', updatedAt }, skipValidation: true }
        : { overrides: { ...unchanged(theirs, getData(), getFields()), updatedAt } },
    );
    return saved?.res.ok === true;
  }

  /** Saves mine first, then restores theirs as the newest draft. */
  async function goOnWithTheirs() {
    const versions = `${globalSlug ? path : `/${collectionSlug}`}/versions`;
    const ofDocument = globalSlug ? '' : `&where[parent][equals]=${id}`;
    const found = await read(`${versions}?depth=0&limit=1&sort=-updatedAt${ofDocument}`);
    const [theirs] = (found?.docs ?? []) as { id: string }[];
    if (!theirs) return fail();
    if (!(await saveMine())) return false;
    const { fault: refusal } = await askCms(`${versions}/${theirs.id}?draft=true`);
    if (refusal) return fail(refusal);
    window.location.reload();
    return true;
  }

  function fail(sentence = 'The site did not answer. Please try again.') {
    setFault(sentence);
    return false;
  }

  const during = (work: () => Promise<unknown>) => () => {
    setIsBusy(true);
    void work().finally(() => setIsBusy(false));
  };
  // On a narrow screen the controls of the form would hold it: they are positioned themselves.
  return createPortal(
    <div className="panel-newer" role="alert">
      {hasDrafts && <LeaveWithoutSaving />}
      <p>
        {words}{' '}
        <a href={place} target="_blank" rel="noreferrer">
          See what is saved
        </a>
      </p>
      <Button size="small" margin={false} disabled={isBusy} onClick={during(saveMine)}>
        {hasDrafts ? 'Save mine as the newest draft' : 'Save mine all the same'}
      </Button>
      {hasDrafts && (
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={during(goOnWithTheirs)}
        >
          Continue with theirs
        </Button>
      )}
      {hasDrafts && <p>Either way both stay under “Versions”.</p>}
      {fault && <p>{fault}</p>}
    </div>,
    document.body,
  );
}

/** The colleague's values of the fields in which this form has the value that it was opened with. */
function unchanged(theirs: Doc, data: Doc, fields: FormState): Doc {
  const changed = new Set(
    Object.entries(fields)
      .filter(([, { value, initialValue }]) => JSON.stringify(value) !== JSON.stringify(initialValue))
      .map(([place]) => place.split('.')[0]),
  );
  return Object.fromEntries(Object.entries(theirs).filter(([key]) => key in data && !changed.has(key)));
}

async function read(path: string): Promise<Doc | undefined> {
  try {
    const response = await fetch(`/cms-api${path}`, { credentials: 'include' });
    return response.ok ? ((await response.json()) as Doc) : undefined;
  } catch {
    return undefined;
  }
}
