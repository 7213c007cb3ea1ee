import { accessibility } from '@/content/pages/legal';
import type { LabelledLink, LayoutView } from '@/content/site-layout';
import { telHref } from '@/lib/phone';
import { CrisisWords } from '@/components/ui/crisis-words';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { CrisisSentence } from './crisis-sentence';
import { Logo } from './logo';
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
    <footer className="ground-deep text-label leading-normal">
      <div className="no-print h-14 bg-(image:--art-footer-water) bg-repeat-x" />
      <div className="no-print wrap grid gap-x-8 gap-y-12 pt-18 pb-12 tablet:grid-cols-2 desktop:grid-cols-[3.6fr_2.3fr_3fr_3.3fr]">
        <div>
          <Logo
            logo={{ ...logo, src: logo.srcOnDark ?? null, alt: company.name }}
            name={company.name}
            onDark
          />
          <p className="mt-5 max-w-[20rem] leading-relaxed text-quiet">
            <CrisisWords>{company.description}</CrisisWords>
          </p>
          <SocialLinks title={footer.socialTitle} links={footer.socialLinks} />
        </div>
        <LinkColumn title={footer.servicesTitle} links={footer.serviceLinks} />
        <LinkColumn title={footer.conditionsTitle} links={footer.conditionLinks} />
        <ContactColumn contact={footer.contact} />
      </div>
      <div className="wrap flex flex-col gap-x-8 gap-y-1.5 border-t border-hairline py-7 wide:flex-row wide:items-center wide:justify-between">
        <CrisisSentence className="text-quiet" />
        <div className="no-print flex flex-wrap items-center gap-x-7 text-small">
          <p className="text-quiet">
            <CrisisWords>{copyright.text}</CrisisWords>
          </p>
          <ul className="flex flex-wrap gap-x-7">
            <LegalLink label="Privacy" url={copyright.privacyUrl} />
            <LegalLink label="Terms" url={copyright.termsUrl} />
            <LegalLink label="Notice of Privacy Practices" url={copyright.privacyPracticesUrl} />
            <LegalLink label="Accessibility" url={accessibility.path} />
            {/* Spec §2: the Sitemap link points to '#'. */}
            <LegalLink label="Sitemap" url="#" />
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

const TITLE = 'font-serif text-footer-title font-[480]';

function LinkColumn({ title, links }: { title: string; links: LabelledLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={TITLE}>{title}</h2>
      <ul className="mt-3">
        {links.map(({ label, url }, index) => (
          <li key={index}>
            <SmartLink
              href={url}
              className="inline-flex min-h-10 items-center rounded-[2px] hover:underline hover:underline-offset-4 tablet:min-h-8.5"
            >
              {label}
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
      <h2 className={`${TITLE} mt-8`}>{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ platform, url, icon }) => (
          <li key={url}>
            <SmartLink
              href={url}
              aria-label={platform}
              className="grid size-11 place-items-center rounded-full border border-line-social text-white transition-colors hover:bg-line-dark"
            >
              <Icon name={icon} className="size-4.5" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ContactColumn({ contact }: { contact: LayoutView['footer']['contact'] }) {
  return (
    <div>
      <h2 className={TITLE}>{contact.title}</h2>
      <address className="mt-2 not-italic">
        {contact.phone && (
          <>
            <a
              href={telHref(contact.phone)}
              className="inline-block rounded-[2px] py-1 font-serif text-fact font-normal hover:underline"
            >
              {contact.phone}
            </a>
            <br />
          </>
        )}
        {contact.email && (
          <a
            href={`mailto:${contact.email}`}
            className="inline-block rounded-[2px] py-1 break-all hover:underline"
          >
            {contact.email}
          </a>
        )}
        {contact.address && <p className="mt-1 whitespace-pre-line text-quiet">{contact.address}</p>}
      </address>
      <p className="mt-3 whitespace-pre-line text-quiet">
        <CrisisWords>{contact.hours}</CrisisWords>
      </p>
    </div>
  );
}

function LegalLink({ label, url }: LabelledLink) {
  return (
    <li>
      <SmartLink href={url} className="link inline-block py-1">
        {label}
      </SmartLink>
    </li>
  );
}
