import { useLayout } from '@/lib/use-layout';
import { useConditionList, useTherapyList } from '@/lib/use-lists';
import { CrisisStrip } from './crisis-strip';
import { DemoLine } from './demo-line';
import { NavigationProgress } from './navigation-progress';
import { ScrollToTop } from './scroll-to-top';
import { SiteHeader } from './site-header';

/** What stands above every page, kept fresh (spec §9). */
// ts-unused-exports:disable-next-line
export function LiveHead() {
  const { header, footer, isDemo } = useLayout();
  const { company, contact } = footer;
  return (
    <>
      <CrisisStrip phone={isDemo ? '' : contact.phone} />
      {isDemo && <DemoLine />}
      <SiteHeader
        header={header}
        name={company.name}
        phone={contact.phone}
        therapies={useTherapyList()}
        conditions={useConditionList()}
      />
      <ScrollToTop />
      <NavigationProgress />
    </>
  );
}
