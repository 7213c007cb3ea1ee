import { blog } from '@/content/schema/pages/blog';
import { blogView } from '@/sections/blog/blog-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(blog, blogView);

export const generateMetadata = page.generateMetadata;
export default page.Page;
