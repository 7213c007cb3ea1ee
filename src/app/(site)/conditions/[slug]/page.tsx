import * as endpoints from '@/content/endpoints/endpoints';
import { isTherapyAmongConditions } from '@/content/views/therapy';
import { ConditionNotFound } from '@/sections/condition/condition-not-found';
import { conditionView } from '@/sections/condition/condition-page';
import { conditionPage } from '@/server/seo/structured-data';
import { detailPage, detailRoute } from '../../detail-page';
import { therapy } from '../../therapies/[slug]/therapy';

const condition = detailPage({
  kind: 'conditions',
  endpoint: endpoints.condition,
  things: conditionPage,
  view: conditionView,
  NotFound: ConditionNotFound,
});

const route = detailRoute((slug) => (isTherapyAmongConditions(slug) ? therapy : condition));

export const generateMetadata = route.generateMetadata;
export default route.Page;
