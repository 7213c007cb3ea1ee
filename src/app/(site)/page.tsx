import { homepage } from '@/content/pages/homepage';
import { HomePage } from '@/sections/homepage/home-page';
import { clinic } from '@/server/structured-data';
import { fixedPage } from './fixed-page';

const page = fixedPage(homepage, HomePage, { things: (facts) => [clinic(facts)] });

export const generateMetadata = page.generateMetadata;
export default page.Page;
