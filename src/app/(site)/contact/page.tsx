import { contact } from '@/content/pages/contact';
import { ContactPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(contact, ContactPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
