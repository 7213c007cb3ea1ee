'use client';

import type { DefaultCellComponentProps } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { safelyWords } from '@/contact/rules/safely';
import { prop } from '@/content/json';
import { isWaiting, lengthWords } from '@/content/words/waiting';
import { labelOfStatus } from '../../../collections/inbox/status';
import { telUrl } from '@/content/links/address';

/** A moment in the center's time zone. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  const moment = text(cellData);
  return moment ? <time dateTime={moment}>{momentInCenter(moment)}</time> : null;
}

/** The state of a message as a chip; while it waits, for how long. */
export function StatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const [status, received] = [text(cellData), text(prop(rowData, 'createdAt'))];
  return (
    <>
      <span className={`inbox-status inbox-status--${status}`}>{labelOfStatus(status)}</span>
      {isWaiting(status) && received && (
        // A minute can pass between the server and the browser.
        <span className="inbox-age" suppressHydrationWarning>
          {`for ${lengthWords(new Date().getTime() - Date.parse(received))}`}
        </span>
      )}
    </>
  );
}

export function EmailCell({ cellData }: DefaultCellComponentProps) {
  const email = text(cellData);
  return email.includes('@') ? (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
  ) : (
    <>{email}</>
  );
}

/** Shows how to reach the visitor safely, for staff who call from the list. */
export function PhoneCell({ cellData, rowData }: DefaultCellComponentProps) {
  const [phone, safely] = [text(cellData), safelyWords(prop(rowData, 'safely'))];
  return (
    <>
      {phone ? <a href={telUrl(phone)}>{phone}</a> : null}
      {safely && <div className="inbox-safely">{safely}</div>}
    </>
  );
}

const FIRST_WORDS = 60;

/** The first words of a message. */
export function FirstWordsCell({ cellData }: DefaultCellComponentProps) {
  const words = text(cellData).replace(/\s+/g, ' ').trim();
  if (words.length <= FIRST_WORDS) return <>{words}</>;
  return <>{`${words.slice(0, words.lastIndexOf(' ', FIRST_WORDS) + 1 || FIRST_WORDS).trim()} …`}</>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
