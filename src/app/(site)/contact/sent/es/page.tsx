import { sentPage } from '../../sent-page';

const page = sentPage('main', 'es');

export const generateMetadata = page.generateMetadata;
export default page.Page;
