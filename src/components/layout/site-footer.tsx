import { accessibility } from '@/content/schema/pages/legal';
import type { LabeledLink, LayoutView } from '@/content/views/site-layout';
import { telUrl } from '@/content/links/address';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Icon } from '@/components/ui/pictures/icon';
import { ofLanguage } from '@/components/ui/links/of-language';
import { SmartLink } from '@/components/ui/links/smart-link';
import { CrisisSentence, MoreHelp } from './crisis-sentence';
import { Logo } from './header/logo';
import { PrintFoot } from './print-foot';

export function SiteFooter({
  footer,
  logo,
  quickExit = '',
}: {
  footer: LayoutView['footer'];
  logo: LayoutView['header']['logo'];
  quickExit?: string;
}) {
  const { company, copyright } = footer;
  return (
    <footer className="site-footer ground-deep" data-edit="site-layout#footer">
      <div className="footer-water no-print" />
      <div className="footer-columns wrap no-print">
        <div>
          <Logo
            logo={{ ...logo, src: logo.srcOnDark ?? null, alt: company.name }}
            name={company.name}
            onDark
          />
          <p className="mt-5 max-w-[20rem] leading-relaxed text-quiet" data-edit="site-layout#contact">
            <CrisisWords>{company.description}</CrisisWords>
          </p>
          <SocialLinks title={footer.socialTitle} links={footer.socialLinks} />
        </div>
        <LinkColumn title={footer.servicesTitle} links={footer.serviceLinks} more={footer.moreLinks} />
        <LinkColumn title={footer.conditionsTitle} links={footer.conditionLinks} />
        <ContactColumn contact={footer.contact} />
      </div>
      <div className="footer-end wrap">
        <div>
          <CrisisSentence className="text-quiet" />
          <MoreHelp />
        </div>
        <div className="footer-legal no-print text-small">
          <p className="text-quiet">
            <CrisisWords>{copyright.text}</CrisisWords>
          </p>
          <ul>
            <LegalLink label="Privacy" url={copyright.privacyUrl} />
            <LegalLink label="Terms" url={copyright.termsUrl} />
            <LegalLink label="Notice of Privacy Practices" url={copyright.privacyPracticesUrl} />
            {footer.noticeLinks.map(({ label, url }) => (
              <LegalLink key={url} label={label} url={url} />
            ))}
            <LegalLink label="Accessibility" url={accessibility.path} />
            {/* Spec §2: the Sitemap link points to '#'. */}
            <LegalLink label="Sitemap" url="#" />
            <LegalLink label="Back to top" url="#top" />
          </ul>
        </div>
        {quickExit && (
          <p className="no-print text-small text-quiet">
            To leave at once, use “Leave this site” or press Escape three times. It cannot clear the history
            of your browser.
          </p>
        )}
        <PrintFoot name={company.name} phone={footer.contact.phone} />
      </div>
    </footer>
  );
}

type LinkColumnProps = { title: string; links: LabeledLink[]; more?: LabeledLink[] };

function LinkColumn({ title, links, more }: LinkColumnProps) {
  if (more)
    return (
      <div className="grid content-start gap-8">
        <LinkColumn title={title} links={links} />
        <LinkColumn title="More" links={more} />
      </div>
    );
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <SmartLink href={link.url} {...ofLanguage(link)}>
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ title, links }: { title: string; links: LayoutView['footer']['socialLinks'] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2 className="mt-8">{title}</h2>
      <ul className="footer-social">
        {links.map(({ platform, url, icon }) => (
          <li key={url}>
            {icon ? (
              <SmartLink href={url} aria-label={platform}>
                <Icon name={icon} />
              </SmartLink>
            ) : (
              <SmartLink href={url}>{platform}</SmartLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ContactColumn({ contact }: { contact: LayoutView['footer']['contact'] }) {
  // Without contact details the link leads to the form.
  if (![contact.phone, contact.email, contact.address, contact.hours].some(Boolean))
    return <LinkColumn title={contact.title} links={[{ label: 'Write to us', url: '/contact' }]} />;
  return (
    <div>
      <h2>{contact.title}</h2>
      <address data-edit="site-layout#contact">
        {contact.phone && (
          <>
            <a href={telUrl(contact.phone)}>{contact.phone}</a>
            <br />
          </>
        )}
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        {contact.address && <p className="mt-1 whitespace-pre-line text-quiet">{contact.address}</p>}
      </address>
      {contact.hours && (
        <p className="mt-3 whitespace-pre-line text-quiet" data-edit="site-layout#contact">
          <CrisisWords>{contact.hours}</CrisisWords>
        </p>
      )}
    </div>
  );
}

function LegalLink({ label, url }: LabeledLink) {
  return (
    <li>
      <SmartLink href={url} className="link">
        {label}
      </SmartLink>
    </li>
  );
}
