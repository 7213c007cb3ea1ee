import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { readLanguage } from '@/content/languages/languages';
import { CrisisStrip } from './crisis-strip';
import { DemoLine } from './demo-line';
import { InEnglish } from './in-english';
import { NoticeLine } from './notice-line';
import { SiteHeader } from './header/site-header';

/**
 * The beginning of every page. `slug`: the language of a page that is not in English; the center's own words
 * are.
 */
function LiveHead({ answers, slug }: LiveViewProps) {
  const language = readLanguage(slug);
  const { header, footer, isDemo, notice, offersBuiltIn } = answers(endpoints.layout).view;
  const { company, contact } = footer;
  return (
    <>
      <CrisisStrip phone={contact.phone} language={language} />
      <InEnglish on={language}>
        {notice && <NoticeLine notice={notice} />}
        {isDemo && <DemoLine isCenterInvented={footer.isDemo} />}
        <SiteHeader
          header={header}
          name={company.name}
          phone={contact.phone}
          hours={contact.hours}
          therapies={answers(endpoints.therapies).view}
          conditions={answers(endpoints.conditions).view}
          offersKnown={offersBuiltIn.conditions}
        />
      </InEnglish>
    </>
  );
}

export const headView: LiveView = {
  name: 'head',
  endpoints: () => [endpoints.therapies, endpoints.conditions],
  View: LiveHead,
};
