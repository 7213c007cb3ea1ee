import { conditions } from '@/content/pages/conditions';
import { ConditionsPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(conditions, ConditionsPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
