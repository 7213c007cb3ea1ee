'use client';

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { prop } from '@/content/json';
import { restPath } from '../shell/rest-path';

/** Longer than the interval of automatic saves with their request. */
const WAIT_MS = 5000;
const RETRY_MS = 15_000;

/** Why the newest words are not stored: no session, no response, or another reason that the form shows. */
type Cause = 'signed-out' | 'away' | 'other';

/**
 * Above a form whose automatic save has failed: says so, keeps the words from being left behind, and saves
 * them once the editor is signed in or the site answers again. Payload shows a short toast only.
 */
export function NotSaved() {
  const isModified = useFormModified();
  const isSavingDraft = useFormBackgroundProcessing();
  const isSaving = useFormProcessing() || isSavingDraft;
  const [fields] = useAllFormFields();
  const [cause, setCause] = useState<Cause>();
  if (!isModified && cause) setCause(undefined);

  useEffect(() => {
    if (!isModified || isSaving) return;
    const timer = setTimeout(() => void findCause().then(setCause), WAIT_MS);
    return () => clearTimeout(timer);
  }, [fields, isModified, isSaving]);

  if (!isModified || !cause) return null;
  return (
    <>
      <LeaveWithoutSaving />
      {cause !== 'other' && <Strip cause={cause} />}
    </>
  );
}

function Strip({ cause }: { cause: Cause }) {
  const save = useSave();
  const retry = useEffectEvent(async () => {
    if (document.visibilityState === 'visible' && (await findCause()) === 'other') await save();
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = () => void retry();
    document.addEventListener('visibilitychange', listen, ended);
    window.addEventListener('online', listen, ended);
    const timer = setInterval(listen, RETRY_MS);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, []);
  // On a narrow screen the controls of the form would hold it: they are positioned themselves.
  return createPortal(
    <div className="panel-newer" role="alert">
      {cause === 'signed-out' ? (
        <p>
          You are signed out. What you wrote last is not saved; it is still in this form.{' '}
          <a href="/admin/login" target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>{' '}
          and come back here: it is saved then.
        </p>
      ) : (
        <p>
          The site does not answer. What you wrote last is not saved yet; it is still in this form, and is
          saved as soon as the site answers.
        </p>
      )}
    </div>,
    document.body,
  );
}

/** Saves the form as Payload's automatic save does. */
function useSave() {
  const info = useDocumentInfo();
  const { submit } = useForm();
  return () =>
    submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/cms-api${restPath(info)}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: info.globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
}

async function findCause(): Promise<Cause> {
  try {
    const response = await fetch('/cms-api/staff/me', { credentials: 'include' });
    if (!response.ok) return 'away';
    return prop(await response.json(), 'user') ? 'other' : 'signed-out';
  } catch {
    return 'away';
  }
}
