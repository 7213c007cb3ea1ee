import { nondiscrimination } from '@/content/schema/pages/legal';
import { nondiscriminationView } from '@/sections/legal/legal-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(nondiscrimination, nondiscriminationView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
