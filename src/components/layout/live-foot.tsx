import { footerConditions } from '@/content/overviews';
import { useLayout } from '@/lib/use-layout';
import { useConditionList } from '@/lib/use-lists';
import { SiteFooter } from './site-footer';

/** What stands below every page, kept fresh (spec §9). */
// ts-unused-exports:disable-next-line
export function LiveFoot() {
  const { header, footer } = useLayout();
  const conditionLinks = footerConditions(footer.conditionLinks, useConditionList());
  return (
    <SiteFooter footer={{ ...footer, conditionLinks }} logo={header.logo} quickExit={header.quickExit} />
  );
}
