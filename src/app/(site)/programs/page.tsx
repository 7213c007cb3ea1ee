import { programs } from '@/content/pages/programs';
import { ProgramsPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(programs, ProgramsPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
