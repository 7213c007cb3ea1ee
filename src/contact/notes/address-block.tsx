import { telUrl } from '@/content/links/address';
import type { LayoutView } from '@/content/views/site-layout';

/** The fixed address block of the older form (spec §2 Contact). */
export function AddressBlock({ footer }: { footer: Pick<LayoutView['footer'], 'company' | 'contact'> }) {
  const { company, contact } = footer;
  return (
    <address className="ground-mist mb-8 rounded-picture p-6 text-card not-italic">
      <strong className="block font-semibold">{company.name}</strong>
      {contact.address && <span className="block whitespace-pre-line">{contact.address}</span>}
      {contact.phone && (
        <>
          <a href={telUrl(contact.phone)} className="link mt-2 inline-block py-0.5">
            {contact.phone}
          </a>
          <br />
        </>
      )}
      {contact.email && (
        <a href={`mailto:${contact.email}`} className="link inline-block py-0.5">
          {contact.email}
        </a>
      )}
    </address>
  );
}
