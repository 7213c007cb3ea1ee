import { accessibility } from '@/content/schema/pages/legal';
import { accessibilityView } from '@/sections/legal/accessibility-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(accessibility, accessibilityView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
