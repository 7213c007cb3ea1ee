import { terms } from '@/content/schema/pages/legal';
import { termsView } from '@/sections/legal/legal-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(terms, termsView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
