import { NotFoundPage } from '@/sections/not-found-page';

export default NotFoundPage;
