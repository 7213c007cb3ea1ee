import { programs } from '@/content/schema/pages/programs';
import { programsView } from '@/sections/programs/programs-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(programs, programsView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
