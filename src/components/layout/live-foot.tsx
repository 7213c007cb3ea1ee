import { footerConditions } from '@/content/views/overviews';
import * as reads from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { readLanguage } from '@/content/languages/languages';
import { InEnglish } from './in-english';
import { SiteFooter } from './site-footer';

/** The end of every page. */
function LiveFoot({ answers, slug }: LiveViewProps) {
  const { header, footer, offersBuiltIn, goneAddresses } = answers(reads.layout).view;
  const conditionLinks = footerConditions(footer.conditionLinks, answers(reads.conditions).view, {
    offersKnown: offersBuiltIn.conditions,
    gone: goneAddresses,
  });
  return (
    <InEnglish on={readLanguage(slug)}>
      <SiteFooter footer={{ ...footer, conditionLinks }} logo={header.logo} quickExit={header.quickExit} />
    </InEnglish>
  );
}

export const footView: LiveView = { name: 'foot', reads: () => [reads.conditions], View: LiveFoot };
