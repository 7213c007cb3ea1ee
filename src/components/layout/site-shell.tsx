import type { ReactNode } from 'react';
import { NotificationsScript } from '../ui/toast/notifications-script';
import { IconShapes } from '@/components/ui/pictures/icon';
import { sayIn, type Language, type Say } from '@/content/languages/languages';
import { OfflineNote, type OfflineTexts } from './offline-note';
import { QuickExit, QuickExitScript } from './quick-exit';
import { ScrollToTop } from './scroll-to-top';
import { LazyStaffBar } from './staff/lazy-staff-bar';

type SiteShellProps = {
  head: ReactNode;
  foot: ReactNode;
  /** The target of quick exit; empty when it is off. */
  quickExit?: string;
  phone?: string;
  /** The request has a preview link to a draft. */
  isPreview?: boolean;
  /** Of the page. */
  language?: Language;
  children: ReactNode;
};

/** The frame of every page (spec §1): crisis strip, header, main area, footer, and the staff bar. */
export function SiteShell({
  head,
  foot,
  quickExit = '',
  phone = '',
  isPreview = false,
  language = 'en',
  children,
}: SiteShellProps) {
  const say = sayIn(language);
  return (
    <>
      {quickExit && <QuickExitScript to={quickExit} />}
      <IconShapes />
      <NotificationsScript />
      <a
        href="#content"
        className="skip-link no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-paper px-5 py-2.5 font-semibold text-primary focus:translate-y-0"
      >
        {say('Skip to content')}
      </a>
      {head}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {foot}
      <ScrollToTop />
      {quickExit && <QuickExit to={quickExit} say={say} />}
      <OfflineNote phone={phone} {...(language === 'en' ? {} : { texts: offlineTexts(say) })} />
      <LazyStaffBar isPreview={isPreview} />
    </>
  );
}

const offlineTexts = (say: Say): OfflineTexts => ({
  lead: say('There is no internet connection. This page stays as it is. You can still call'),
  orUs: say('or us:'),
});
