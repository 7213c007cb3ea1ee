'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type MouseEvent } from 'react';
import { sessionCall } from '@/content/endpoints/calls';
import { usePoller } from '@/live/poller-context';
import { classNames } from '@/lib/class-names';
import { read } from '@/lib/request';
import { forgetToken, isShowingDraft, showDraft } from '@/lib/staff-token';
import { EditOutline } from './edit-outline';
import { editUrl, useSelectedElement } from './edited-text';

type Session = { data: { name: string; role: string; edit?: string | null } } | null;

const ITEM = 'rounded-full px-2 py-1.5 font-semibold underline underline-offset-4 hover:no-underline';

/**
 * Shows the account, a link to this page in the panel, its draft, and Sign out (spec §6).
 * @param isPreview shows that these are drafts, and a link to leave the preview
 */
export default function StaffBar({ isPreview }: { isPreview: boolean }) {
  const path = usePathname();
  const poller = usePoller();
  const [session, setSession] = useState<Session>(null);
  const [isChosen, setIsDraft] = useState(isShowingDraft);
  const isDraft = isChosen && !isPreview;
  useEffect(() => {
    const left = new AbortController();
    read(sessionCall(path), { on401: 'returnNull', signal: left.signal }).then(
      (body) => setSession(body as Session),
      () => undefined,
    );
    return () => left.abort();
  }, [path]);
  const { bar, selectedElement } = useSelectedElement<HTMLElement>();
  // The page was rendered for visitors; load the draft now instead of at the next poll.
  useEffect(() => {
    if (isShowingDraft()) void poller.askAll();
  }, [poller, path]);
  if (!session) return null;
  const { name, role, edit } = session.data;

  /** Opens the field of a text, in whichever document it is. */
  const goTo = async (text: Element | null | undefined) =>
    window.location.assign((await editUrl(text)) ?? edit ?? '/admin');
  const goToSelected = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void goTo(selectedElement());
  };

  const toggle = () => {
    showDraft(!isDraft);
    setIsDraft(!isDraft);
    void poller.askAll();
  };
  const signOut = () => {
    forgetToken();
    // Ends the panel's session too; it may have ended already.
    void fetch('/cms-api/staff/logout', { method: 'POST', credentials: 'include' }).finally(() => {
      window.location.reload();
    });
  };

  return (
    <aside
      ref={bar}
      aria-label="Staff"
      className={classNames(
        'no-print fixed inset-x-0 bottom-4 z-40 mx-auto flex min-h-11 w-fit max-w-[calc(100%-1rem)] flex-wrap items-center justify-center gap-x-2 rounded-full px-4 text-sm text-white shadow-raised',
        isDraft ? 'bg-[#6e2d14]' : 'bg-[#233f3e]',
      )}
    >
      {/* A card's link covers the card: its words must be there to be touched. */}
      <style>{'main a::after { pointer-events: none }'}</style>
      {edit ? <EditOutline onEdit={(text) => void goTo(text)} /> : null}
      <span>{isDraft ? 'Draft shown. Visitors do not see this.' : `Signed in as ${name}`}</span>
      {edit ? (
        <a
          className={ITEM}
          href={edit}
          title="Select or touch a sentence first to come out at it"
          onClick={goToSelected}
        >
          Edit this page
        </a>
      ) : null}
      {role === 'intake' || role === 'reviewer' || isPreview ? null : (
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
