'use client';

import type { DefaultCellComponentProps } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { safelyWords } from '@/contact/rules/safely';
import { prop } from '@/content/json';
import { telHref } from '@/lib/phone';

/** A moment in the center's time zone. */
export function ReceivedCell({ cellData }: DefaultCellComponentProps) {
  const moment = text(cellData);
  return moment ? <time dateTime={moment}>{momentInCenter(moment)}</time> : null;
}

export function EmailCell({ cellData }: DefaultCellComponentProps) {
  const email = text(cellData);
  return email.includes('@') ? (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
  ) : (
    <>{email}</>
  );
}

/** With how to reach the visitor safely, which whoever calls from the list has to know. */
export function PhoneCell({ cellData, rowData }: DefaultCellComponentProps) {
  const [phone, safely] = [text(cellData), safelyWords(prop(rowData, 'safely'))];
  return (
    <>
      {phone ? <a href={telHref(phone)}>{phone}</a> : null}
      {safely && <div className="inbox-safely">{safely}</div>}
    </>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
