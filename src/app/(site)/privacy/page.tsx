import { privacy } from '@/content/schema/pages/legal';
import { privacyView } from '@/sections/legal/legal-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(privacy, privacyView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
