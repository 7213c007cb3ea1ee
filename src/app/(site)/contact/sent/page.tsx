import { sentPage } from '../sent-page';

const page = sentPage('main', 'en');

export const generateMetadata = page.generateMetadata;
export default page.Page;
