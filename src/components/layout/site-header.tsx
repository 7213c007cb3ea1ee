'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';
import type { ListedPage } from '@/content/lists';
import type { LayoutView } from '@/content/site-layout';
import { classNames } from '@/lib/class-names';
import { telHref } from '@/lib/phone';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { HeaderDropdown } from './header-dropdown';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { current, navigation } from './navigation';
import { useIsScrolled } from './use-is-scrolled';

type SiteHeaderProps = {
  header: LayoutView['header'];
  /** The centre's name and telephone, from the footer's content. */
  name: string;
  phone: string;
  /** As fetched, for the menus. */
  therapies: ListedPage[];
  conditions: ListedPage[];
};

export function SiteHeader({ header, name, phone, therapies, conditions }: SiteHeaderProps) {
  const path = usePathname();
  const isCompact = useIsScrolled();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const entries = navigation(therapies, conditions);

  // The outer box keeps its height, so that the page does not move when the bar becomes compact. With very large text on a
  // small screen both grow, and what does not fit beside the logo stands below it.
  return (
    <header className="no-print pointer-events-none sticky top-0 z-40 min-h-18 wide:min-h-21">
      <div
        className={classNames(
          'header-box pointer-events-auto border-b border-line bg-paper motion-safe:transition-[min-height,box-shadow] motion-safe:duration-200',
          isCompact ? 'min-h-17 shadow-compact' : 'min-h-18 wide:min-h-21',
        )}
      >
        <div className="wrap flex min-h-[inherit] flex-wrap items-center gap-1.5 roomy:flex-nowrap tablet:gap-2">
          <Logo logo={header.logo} name={name} compact={isCompact} />
          <nav aria-label="Main" className="ml-auto hidden roomy:block">
            <ul className="flex items-center">
              {entries.map((entry) => (
                <li key={entry.url}>
                  {entry.menu ? (
                    <HeaderDropdown label={entry.label} url={entry.url} menu={entry.menu} path={path} />
                  ) : (
                    <SmartLink
                      href={entry.url}
                      aria-current={current(path, entry.url)}
                      className="nav-pill nav-ripple hover:bg-mist"
                    >
                      {entry.label}
                    </SmartLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink
            href="/contact"
            small
            className="ml-auto max-narrow:hidden max-tablet:px-3 max-tablet:text-small roomy:ml-[clamp(0.25rem,5vw-3.1rem,1.5rem)]"
          >
            {header.contactLabel}
          </ButtonLink>
          {phone && (
            <a
              href={telHref(phone)}
              aria-label={`Call ${phone}`}
              className="round-button max-narrow:ml-auto roomy:hidden"
            >
              <Icon name="phone" />
            </a>
          )}
          <button
            ref={toggle}
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setIsMenuOpen(true)}
            className={classNames('round-button roomy:hidden', !phone && 'max-narrow:ml-auto')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        header={header}
        name={name}
        phone={phone}
        entries={entries}
        path={path}
      />
    </header>
  );
}
