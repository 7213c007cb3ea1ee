import { gallery } from '@/content/pages/gallery';
import { GalleryPage } from '@/sections/late-pages';
import { fixedPage } from '../fixed-page';

const page = fixedPage(gallery, GalleryPage);

export const generateMetadata = page.generateMetadata;
export default page.Page;
