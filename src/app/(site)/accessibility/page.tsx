import { accessibility } from '@/content/pages/legal';
import { AccessibilityPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(accessibility, AccessibilityPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
