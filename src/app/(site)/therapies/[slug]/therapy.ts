import * as endpoints from '@/content/endpoints/endpoints';
import { TherapyNotFound } from '@/sections/therapy/therapy-not-found';
import { therapyView } from '@/sections/therapy/therapy-page';
import { therapyPage } from '@/server/seo/structured-data';
import { detailPage } from '../../detail-page';

/** Two therapies have a page below /conditions as well (spec §2 Routes). */
export const therapy = detailPage({
  kind: 'therapies',
  endpoint: endpoints.therapy,
  things: therapyPage,
  view: therapyView,
  NotFound: TherapyNotFound,
});
