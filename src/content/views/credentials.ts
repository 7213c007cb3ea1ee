import { safeUrl } from '../links/address';
import { hasEnded } from '../center-time';
import { dayWords } from './review';
import { asList, asString, prop } from '../json';

export const CREDENTIAL_KINDS = [
  { value: 'license', label: 'License' },
  { value: 'accreditation', label: 'Accreditation' },
  { value: 'insurer', label: 'Insurer' },
] as const;

type CredentialKind = (typeof CREDENTIAL_KINDS)[number]['value'];

/** A license, an accreditation or a contract with an insurer. Only `name` is never empty. */
export type Credential = {
  id: string;
  kind: CredentialKind;
  name: string;
  number: string;
  issuedBy: string;
  url: string;
  /** Formatted, such as `October 6, 2027`. */
  expires: string;
};

/**
 * Reads the answer of `GET /api/credentials`. Total; skips entries without a name or with an unknown kind.
 */
export const readCredentials = (body: unknown): Credential[] =>
  asList(prop(body, 'data')).flatMap((entry) => {
    const text = (key: string) => asString(prop(entry, key));
    const kind = CREDENTIAL_KINDS.find(({ value }) => value === text('kind'))?.value;
    if (!kind || !text('name')) return [];
    return [
      {
        id: text('id'),
        kind,
        name: text('name'),
        number: text('number'),
        issuedBy: text('issuedBy'),
        url: safeUrl(text('url')),
        expires: dayWords(text('expiresOn')),
      },
    ];
  });

/** The response without credentials that have expired since it was read. */
export const withoutExpired = (body: unknown, now: Date) => ({
  data: asList(prop(body, 'data')).filter((entry) => !hasEnded(prop(entry, 'expiresOn'), now)),
});
