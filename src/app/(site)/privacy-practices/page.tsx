import { privacyPractices } from '@/content/schema/pages/legal';
import { privacyPracticesView } from '@/sections/legal/legal-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(privacyPractices, privacyPracticesView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
