import type { AccessibilityView } from '@/content/schema/pages/legal';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SmartLink } from '@/components/ui/links/smart-link';
import { telUrl } from '@/content/links/address';
import type { LayoutView } from '@/content/views/site-layout';

/** How to report a barrier: the contact details of the layout, and when staff answer. */
type ReportSectionProps = AccessibilityView['report'] & { contact: LayoutView['footer']['contact'] };

export function ReportSection(props: ReportSectionProps) {
  const { sectionHeading, paragraph, responseTime, contact } = props;
  const { phone, email } = contact;
  return (
    <section data-edit="#report" aria-labelledby="report" className="prose mt-10">
      <h2 id="report">{sectionHeading}</h2>
      <p>
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      <ul>
        {phone && (
          <li>
            Call <a href={telUrl(phone)}>{phone}</a>.
          </li>
        )}
        {email && (
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </li>
        )}
        <li>
          Use the form on the <SmartLink href="/contact">contact page</SmartLink>.
        </li>
      </ul>
      <p>
        We answer <CrisisWords>{responseTime}</CrisisWords>.
      </p>
    </section>
  );
}
