import type { Credential } from '@/content/views/credentials';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Icon } from '@/components/ui/pictures/icon';
import { SmartLink } from '@/components/ui/links/smart-link';

type CredentialListProps = { id: string; title: string; note?: string; credentials: Credential[] };

/** Licenses or contracts, each with the details to verify it. */
export function CredentialList({ id, title, note, credentials }: CredentialListProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h3 id={id} className="type-h3">
        {title}
      </h3>
      {note && <p className="mt-2 text-quiet">{note}</p>}
      <ul className="mt-5 grid gap-x-8 border-t border-hairline tablet:grid-cols-2">
        {credentials.map((credential) => (
          <li
            key={`${credential.name} ${credential.number}`}
            data-edit={`credentials/${credential.id}`}
            className="border-b border-hairline py-5"
          >
            <p className="font-semibold">{credential.name}</p>
            <p className="mt-1 text-label leading-normal text-quiet">
              <CrisisWords>{credential.issuedBy}</CrisisWords>
              {credential.issuedBy && facts(credential) && ' · '}
              {facts(credential)}
            </p>
            {credential.url && (
              <SmartLink
                href={credential.url}
                className="link mt-2 inline-flex items-center gap-2 py-1 text-label"
              >
                Check it<span className="sr-only">: {credential.name}</span>
                <Icon name="arrow" className="size-4" />
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const facts = ({ number, expires }: Credential) =>
  [number && `No. ${number}`, expires && `Valid until ${expires}`].filter(Boolean).join(' · ');
