'use client';

import {
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
} from '@payloadcms/ui';
import { useState } from 'react';
import { askCms } from '../shell/api';

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
  const { submit } = useForm();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const hasDrafts = Boolean(
    getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' })?.versions,
  );
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
  const place = `/admin${globalSlug ? '' : '/collections'}${path}`;

  /** Saves as a separate version, after the colleague's. @returns whether it was saved */
  async function saveMine(): Promise<boolean> {
    const updatedAt = await newest<string>(`${path}?depth=0&draft=${hasDrafts}`, 'updatedAt');
    if (!updatedAt) return fail();
    const draft = {
      action: `/cms-api${path}?depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
    } as const;
    const saved = await submit(
      hasDrafts
        ? { ...draft, overrides: { _status: 'draft', updatedAt }, skipValidation: true }
        : { overrides: { updatedAt } },
    );
    return saved?.res.ok === true;
  }

  /** Saves mine first, then restores theirs as the newest draft. */
  async function goOnWithTheirs() {
    const versions = `${globalSlug ? path : `/${collectionSlug}`}/versions`;
    const ofDocument = globalSlug ? '' : `&where[parent][equals]=${id}`;
    const [theirs] =
      (await newest<{ id: string }[]>(`${versions}?depth=0&limit=1&sort=-updatedAt${ofDocument}`, 'docs')) ??
      [];
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
  return (
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
    </div>
  );
}

async function newest<Value>(path: string, key: string): Promise<Value | undefined> {
  try {
    const response = await fetch(`/cms-api${path}`, { credentials: 'include' });
    return response.ok ? ((await response.json()) as Record<string, Value>)[key] : undefined;
  } catch {
    return undefined;
  }
}
