import { footerConditions } from '@/content/views/overviews';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { readLanguage } from '@/content/languages/languages';
import { InEnglish } from './in-english';
import { SiteFooter } from './site-footer';

/** The end of every page. */
function LiveFoot({ answers, slug }: LiveViewProps) {
  const { header, footer, offersBuiltIn, goneAddresses } = answers(endpoints.layout).view;
  const conditionLinks = footerConditions(footer.conditionLinks, answers(endpoints.conditions).view, {
    offersKnown: offersBuiltIn.conditions,
    gone: goneAddresses,
  });
  return (
    <InEnglish on={readLanguage(slug)}>
      <SiteFooter footer={{ ...footer, conditionLinks }} logo={header.logo} quickExit={header.quickExit} />
    </InEnglish>
  );
}

export const footView: LiveView = { name: 'foot', endpoints: () => [endpoints.conditions], View: LiveFoot };
