import { safeUrl } from '../links/address';
import { floridaDay } from '../center-time';
import { dayWords } from './review';
import { asList, asString, prop } from '../json';

export const CREDENTIAL_KINDS = [
  { value: 'license', label: 'License' },
  { value: 'accreditation', label: 'Accreditation' },
  { value: 'insurer', label: 'Insurer' },
] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number]['value'];

/** A license, an accreditation or a contract with an insurer, as it can be checked. Only `name` is never empty. */
export type Credential = {
  kind: CredentialKind;
  name: string;
  number: string;
  issuedBy: string;
  url: string;
  /** Words such as `October 6, 2027`. */
  expires: string;
};

/** The answer of `GET /api/credentials`, total; what has no name or an unknown kind is left out. */
export const readCredentials = (body: unknown): Credential[] =>
  asList(prop(body, 'data')).flatMap((entry) => {
    const text = (key: string) => asString(prop(entry, key));
    const kind = CREDENTIAL_KINDS.find(({ value }) => value === text('kind'))?.value;
    if (!kind || !text('name')) return [];
    return [
      {
        kind,
        name: text('name'),
        number: text('number'),
        issuedBy: text('issuedBy'),
        url: safeUrl(text('url')),
        expires: dayWords(text('expiresOn')),
      },
    ];
  });

/** Valid up to the end of its last day as the center's calendar has it; without a day it has no end. */
export const isExpired = (expiresOn: string | null | undefined, now: Date): boolean =>
  Boolean(expiresOn) && String(expiresOn).slice(0, 10) < floridaDay(now);

/** The answer without what has expired since it was read. */
export const withoutExpired = (body: unknown, now: Date) => ({
  data: asList(prop(body, 'data')).filter((entry) => !isExpired(asString(prop(entry, 'expiresOn')), now)),
});
