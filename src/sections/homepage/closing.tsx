import { homepage } from '@/content/pages/homepage';
import * as reads from '@/content/reads';
import { usePage } from '@/lib/use-page';
import { ContactSection } from '../shared/contact-section';

/** The form at the end of the page. */
export function Closing() {
  const { contactPreview } = usePage(reads.page(homepage)).view;
  return !contactPreview.isHidden && <ContactSection {...contactPreview} />;
}
