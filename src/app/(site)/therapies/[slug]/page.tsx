import { detailRoute } from '../../detail-page';
import { therapy } from './therapy';

const route = detailRoute(() => therapy);

export const generateMetadata = route.generateMetadata;
export default route.Page;
