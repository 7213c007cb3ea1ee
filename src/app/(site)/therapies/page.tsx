import { therapies } from '@/content/schema/pages/therapies';
import { therapiesView } from '@/sections/therapies/therapies-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(therapies, therapiesView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
