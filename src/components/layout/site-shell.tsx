import type { ReactNode } from 'react';
import type { ListedPage } from '@/content/lists';
import { footerConditions } from '@/content/overviews';
import type { LayoutView } from '@/content/site-layout';
import { HiddenAnchors } from '@/components/ui/hidden-anchors';
import { ToastProvider } from '@/components/ui/toast';
import { CrisisStrip } from './crisis-strip';
import { DemoLine } from './demo-line';
import { NavigationProgress } from './navigation-progress';
import { ScrollToTop } from './scroll-to-top';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type SiteShellProps = {
  layout: LayoutView;
  /** As fetched, for the menus and the footer. */
  therapies: ListedPage[];
  conditions: ListedPage[];
  /** The bar that staff see; after the content in reading order, before the toasts. */
  staffBar?: ReactNode;
  children: ReactNode;
};

/** What every page shares (spec §1): crisis strip, header, main area, footer, and the notification region. */
export function SiteShell({ layout, therapies, conditions, staffBar, children }: SiteShellProps) {
  const { header, footer, hiddenAnchors, isDemo } = layout;
  const { phone } = footer.contact;
  return (
    <HiddenAnchors value={hiddenAnchors}>
      <ToastProvider>
        <a
          href="#content"
          className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-paper px-5 py-2.5 font-semibold text-primary focus:translate-y-0"
        >
          Skip to content
        </a>
        <CrisisStrip phone={isDemo ? '' : phone} />
        {isDemo && <DemoLine />}
        <SiteHeader
          header={header}
          name={footer.company.name}
          phone={phone}
          therapies={therapies}
          conditions={conditions}
        />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          footer={{ ...footer, conditionLinks: footerConditions(footer.conditionLinks, conditions) }}
          logo={header.logo}
        />
        {staffBar}
        <ScrollToTop />
        <NavigationProgress />
      </ToastProvider>
    </HiddenAnchors>
  );
}
