import { sentPage } from '../sent-page';

const page = sentPage('main');

export const generateMetadata = page.generateMetadata;
export default page.Page;
