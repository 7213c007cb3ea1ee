'use client';

import type { DefaultCellComponentProps } from 'payload';
import { momentInCenter } from '@/content/center-time';
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

export function PhoneCell({ cellData }: DefaultCellComponentProps) {
  const phone = text(cellData);
  return phone ? <a href={telHref(phone)}>{phone}</a> : null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
