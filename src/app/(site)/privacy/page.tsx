import { privacy } from '@/content/pages/legal';
import { PrivacyPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(privacy, PrivacyPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
