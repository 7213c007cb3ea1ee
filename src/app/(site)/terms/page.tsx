import { terms } from '@/content/pages/legal';
import { TermsPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(terms, TermsPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
