import { gallery } from '@/content/schema/pages/gallery';
import { galleryView } from '@/sections/gallery/gallery-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(gallery, galleryView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
