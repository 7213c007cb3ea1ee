import { goodFaithEstimate } from '@/content/schema/pages/legal';
import { goodFaithEstimateView } from '@/sections/legal/legal-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(goodFaithEstimate, goodFaithEstimateView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
