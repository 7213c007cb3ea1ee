import { sentPage } from '../sent-page';

const page = sentPage('simple');

export const generateMetadata = page.generateMetadata;
export default page.Page;
