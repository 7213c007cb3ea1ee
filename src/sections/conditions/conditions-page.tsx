import { InnerHero } from '@/components/ui/inner-hero';
import { pageCrumbs } from '@/content/head/crumbs';
import { othersOfPage } from '@/content/languages/translation';
import { conditionsOverview } from '@/content/views/overviews';
import { conditions } from '@/content/schema/pages/conditions';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { Closing } from './closing';
import { ConditionsList } from './conditions-list';
import { Overview } from './overview';

/** The conditions overview (spec §2). */
function ConditionsPage({ answers }: LiveViewProps) {
  const { view } = answers(endpoints.page(conditions));
  const listed = answers(endpoints.conditions).view;
  const { header, footer, goneAddresses } = answers(endpoints.layout).view;
  const { cards, more } = conditionsOverview(view.conditionsList.conditions, listed, goneAddresses);
  return (
    <>
      <InnerHero
        others={othersOfPage(answers(endpoints.layout).view, conditions.path)}
        crumbs={pageCrumbs(conditions)}
        title={view.hero.mainHeading}
        lead={view.hero.subtitle}
      />
      {!view.overview.isHidden && <Overview {...view.overview} />}
      {!view.conditionsList.isHidden && <ConditionsList conditions={cards} more={more} />}
      {!view.closing.isHidden && (
        <Closing {...view.closing} contactLabel={header.contactLabel} hours={footer.contact.hours} />
      )}
    </>
  );
}

export const conditionsView: LiveView = {
  name: 'conditions',
  endpoints: () => [endpoints.page(conditions), endpoints.conditions],
  titledBy: () => endpoints.page(conditions),
  View: ConditionsPage,
};
