import { conditions } from '@/content/schema/pages/conditions';
import { conditionsView } from '@/sections/conditions/conditions-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(conditions, conditionsView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
