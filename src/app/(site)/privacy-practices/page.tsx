import { privacyPractices } from '@/content/pages/legal';
import { PrivacyPracticesPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(privacyPractices, PrivacyPracticesPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
