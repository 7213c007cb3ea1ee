import { therapies } from '@/content/pages/therapies';
import { TherapiesPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(therapies, TherapiesPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
