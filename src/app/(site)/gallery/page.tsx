import { gallery } from '@/content/pages/gallery';
import { GalleryPage } from '@/sections/gallery/gallery-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(gallery, GalleryPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
