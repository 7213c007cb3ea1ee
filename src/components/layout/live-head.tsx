import * as reads from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { CrisisStrip } from './crisis-strip';
import { DemoLine } from './demo-line';
import { NoticeLine } from './notice-line';
import { SiteHeader } from './header/site-header';

/** The beginning of every page. */
function LiveHead({ answers }: LiveViewProps) {
  const { header, footer, isDemo, notice, offersBuiltIn } = answers(reads.layout).view;
  const { company, contact } = footer;
  return (
    <>
      <CrisisStrip phone={contact.phone} />
      {notice && <NoticeLine notice={notice} />}
      {isDemo && <DemoLine isWhole={footer.isDemo} />}
      <SiteHeader
        header={header}
        name={company.name}
        phone={contact.phone}
        hours={contact.hours}
        therapies={answers(reads.therapies).view}
        conditions={answers(reads.conditions).view}
        offersKnown={offersBuiltIn.conditions}
      />
    </>
  );
}

export const headView: LiveView = {
  name: 'head',
  reads: () => [reads.therapies, reads.conditions],
  View: LiveHead,
};
