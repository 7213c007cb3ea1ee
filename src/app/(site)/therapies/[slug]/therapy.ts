import * as reads from '@/content/reads';
import { TherapyNotFound, TherapyPage } from '@/sections/late-pages';
import { therapyPage } from '@/server/structured-data';
import { detailPage } from '../../detail-page';

/** Two therapies have an address below /conditions as well (spec §2 Routes). */
export const therapy = detailPage({
  kind: 'therapies',
  read: reads.therapy,
  describe: ({ summary }) => (summary ? { description: summary } : {}),
  things: therapyPage,
  View: TherapyPage,
  NotFound: TherapyNotFound,
});
