import { inEnglish, type Say } from '@/content/languages/languages';
import type { ReactNode } from 'react';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SmartLink } from '@/components/ui/links/smart-link';
import { telUrl } from '@/content/links/address';
import type { LayoutView } from '@/content/views/site-layout';

/** Phone, email, address and hours of the layout; missing ones are omitted. */
type ContactFactsProps = { contact: LayoutView['footer']['contact']; withMapLink?: boolean; say?: Say };

export function ContactFacts({ contact, withMapLink = false, say = inEnglish }: ContactFactsProps) {
  const { phone, email, address, hours, agesTreated } = contact;
  if (![phone, email, address, hours, agesTreated].some(Boolean)) return null;
  return (
    <dl className="facts" data-edit="site-layout#contact">
      {phone && (
        <Fact term={say('Phone')}>
          <a href={telUrl(phone)} className="link font-serif text-fact font-normal text-ink!">
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact term={say('Email')}>
          <a href={`mailto:${email}`} className="link break-words text-ink!">
            {email}
          </a>
        </Fact>
      )}
      {address && (
        <Fact term={say('Address')}>
          <address className="whitespace-pre-line not-italic">{address}</address>
          {withMapLink && (
            <SmartLink href={mapSearch(address)} className="link inline-block py-0.5">
              {say('Open in maps')}
            </SmartLink>
          )}
        </Fact>
      )}
      {hours && (
        <Fact term={say('Hours')}>
          <CrisisWords>{hours}</CrisisWords>
        </Fact>
      )}
      {agesTreated && (
        <Fact term={say('Ages')}>
          <CrisisWords>{agesTreated}</CrisisWords>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Opens the phone's map application, or a map in the browser. */
const mapSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;
