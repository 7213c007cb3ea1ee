import { sentPage } from '../sent-page';

const page = sentPage('simple', 'en');

export const generateMetadata = page.generateMetadata;
export default page.Page;
