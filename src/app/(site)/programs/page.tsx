import { programs } from '@/content/pages/programs';
import * as reads from '@/content/reads';
import { ProgramsPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(programs, ProgramsPage, { also: [reads.credentials] });

export const generateMetadata = page.generateMetadata;
export default page.Page;
