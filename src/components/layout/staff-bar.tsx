'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { sessionCall } from '@/content/reads';
import { useAnswers } from '@/lib/answers-context';
import { classNames } from '@/lib/class-names';
import { read } from '@/lib/request';
import { forgetToken, isShowingDraft, showDraft } from '@/lib/staff-token';

type Session = { data: { name: string; role: string; edit?: string | null } } | null;

const ITEM = 'rounded-full px-2 py-1.5 font-semibold underline underline-offset-4 hover:no-underline';

/** Who I am, the way to this page's words in the panel, its draft, and the way out (spec §6). */
export default function StaffBar() {
  const path = usePathname();
  const answers = useAnswers();
  const [session, setSession] = useState<Session>(null);
  const [isDraft, setIsDraft] = useState(isShowingDraft);
  useEffect(() => {
    const left = new AbortController();
    read({ on401: 'returnNull' })({ queryKey: [sessionCall(path)], signal: left.signal }).then(
      (body) => setSession(body as Session),
      () => undefined,
    );
    return () => left.abort();
  }, [path]);
  if (!session) return null;
  const { name, role, edit } = session.data;

  const toggle = () => {
    showDraft(!isDraft);
    setIsDraft(!isDraft);
    answers.askAll();
  };
  const signOut = () => {
    forgetToken();
    // The panel's own session ends too; where it has ended already there is nothing to do.
    void fetch('/cms-api/staff/logout', { method: 'POST', credentials: 'include' }).finally(() => {
      window.location.reload();
    });
  };

  return (
    <aside
      aria-label="Staff"
      className={classNames(
        'no-print fixed inset-x-0 bottom-4 z-40 mx-auto flex min-h-11 w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-x-2 rounded-full px-4 text-sm text-white shadow-raised',
        isDraft ? 'bg-[#6e2d14]' : 'bg-[#233f3e]',
      )}
    >
      <span>{isDraft ? 'Draft shown. Visitors do not see this.' : `Signed in as ${name}`}</span>
      {edit ? (
        <a className={ITEM} href={edit}>
          Edit this page
        </a>
      ) : null}
      {role === 'intake' ? null : (
        <button type="button" className={ITEM} onClick={toggle}>
          {isDraft ? 'Show published' : 'Show draft'}
        </button>
      )}
      <button type="button" className={ITEM} onClick={signOut}>
        Sign out
      </button>
    </aside>
  );
}
