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
import { createPortal } from 'react-dom';
import { askCms } from '../shell/api';
import { restPath } from '../shell/rest-path';
import { changedByBoth, changedHere, saidIn } from './both-changed';
import { NotSaved } from './not-saved';
import { useStateAfterTakeDown } from './use-state-after-take-down';

type Doc = Record<string, unknown>;

/** The colleague's state, as stored and with related documents, and the fields that both have changed. */
type Choice = { theirs: Doc; shown: Doc; both: string[]; taken: string[] };

/**
 * Above a form whose save was rejected because a colleague has saved the document meanwhile
 * (collections/hooks/newer-state.ts): who and when, and two choices. Both keep both versions. Without
 * versions, the editor chooses between both values of each field that both have changed.
 */
export function SaveConflict() {
  const refusal = useFormFields(([fields]) => fields?.updatedAt?.errorMessage);
  const base = useFormFields(([fields]) => fields?.updatedAt?.value);
  const [refused, setRefused] = useState<{ words: string; base: unknown }>();
  // The form clears the error at the next keystroke, but the text is still not saved. The error names the
  // second of the other save, so a later rejection differs; after a save the same error stays.
  if (refusal && refused?.words !== refusal) setRefused({ words: refusal, base });
  const isOver = refused !== undefined && refused.base !== base;
  useStateAfterTakeDown();
  const isSavedAutomatically = useIsSavedAutomatically();
  if (refused && !isOver) return <Refused key={refused.words} words={refused.words} />;
  return isSavedAutomatically ? <NotSaved /> : null;
}

function useIsSavedAutomatically() {
  const { id, globalSlug } = useDocumentInfo();
  const config = useConfigOfForm();
  return Boolean((globalSlug || id) && config?.versions);
}

/** The configuration of the form's collection or global. */
function useConfigOfForm() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' });
}

function Refused({ words }: { words: string }) {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, savedDocumentData } = info;
  const { getData, getFields, submit } = useForm();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [choice, setChoice] = useState<Choice>();
  const config = useConfigOfForm();
  const hasDrafts = Boolean(config?.versions);
  const path = restPath(info);
  const place = `/admin${globalSlug ? '' : '/collections'}${path}`;

  /**
   * Saves as a separate version, after the colleague's.
   * @returns whether it was saved
   */
  async function saveMine(): Promise<boolean> {
    const updatedAt = (await read(`${path}?depth=0&draft=true`))?.updatedAt;
    if (!updatedAt) return fail();
    const saved = await submit({
      action: `/cms-api${path}?depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft', updatedAt },
      skipValidation: true,
    });
    return saved?.res.ok === true;
  }

  /**
   * Without versions, saves what was changed in this form, and the colleague's values of all other fields.
   * First shows the colleague's values of the fields that both have changed; those that are then marked are
   * saved instead.
   */
  async function saveTogether() {
    const [theirs, shown] = choice
      ? [choice.theirs, choice.shown]
      : await Promise.all([read(`${path}?depth=0`), read(`${path}?depth=1`)]);
    if (!theirs?.updatedAt || !shown) return fail();
    const [mine, changed] = [getData(), changedHere(getFields())];
    const both = changedByBoth(changed, { opened: savedDocumentData ?? {}, mine, theirs });
    if (both.some((name) => !choice?.both.includes(name)))
      return setChoice({ theirs, shown, both, taken: choice?.taken ?? [] });
    const isTheirs = (key: string) => key in mine && (!changed.has(key) || choice?.taken.includes(key));
    const kept = Object.entries(theirs).filter(([key]) => isTheirs(key));
    await submit({ overrides: { ...Object.fromEntries(kept), updatedAt: theirs.updatedAt } });
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
      {choice && (
        <fieldset className="panel-newer__both">
          <legend>
            Both have changed this. What you mark stays as it was saved meanwhile; of the rest your words are
            saved, so copy first what you need of the others.
          </legend>
          {choice.both.map((name) => {
            const { label, words: theirWords } = saidIn(config?.fields ?? [], name, choice.shown[name]);
            return (
              <div key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={choice.taken.includes(name)}
                    onChange={() => setChoice({ ...choice, taken: toggled(choice.taken, name) })}
                  />{' '}
                  Keep what is saved of “{label}”:
                </label>
                <blockquote>{theirWords}</blockquote>
              </div>
            );
          })}
        </fieldset>
      )}
      <Button
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={during(hasDrafts ? saveMine : saveTogether)}
      >
        {hasDrafts ? 'Save mine as the newest draft' : choice ? 'Save as marked' : 'Save mine all the same'}
      </Button>
      {hasDrafts && (
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={during(goOnWithTheirs)}
        >
          {words.startsWith('You ') ? 'Continue with what is saved' : 'Continue with theirs'}
        </Button>
      )}
      {hasDrafts && <p>Either way both stay under “Versions”.</p>}
      {fault && <p>{fault}</p>}
    </div>,
    document.body,
  );
}

const toggled = (names: string[], name: string) =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

async function read(path: string): Promise<Doc | undefined> {
  try {
    const response = await fetch(`/cms-api${path}`, { credentials: 'include' });
    return response.ok ? ((await response.json()) as Doc) : undefined;
  } catch {
    return undefined;
  }
}
