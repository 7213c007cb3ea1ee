import type { Published } from '@/content/views/lists';
import type { LayoutView } from '@/content/views/site-layout';
import { telUrl } from '@/content/links/address';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/pictures/icon';
import { AnswerBar, AnswerNote } from '../answer-note';
import { HeaderDropdown } from './header-dropdown';
import { HeaderScript } from './header-script';
import { Logo } from './logo';
import { MENU_ID, MobileMenu } from './mobile-menu';
import { navigation } from './navigation';
import { NavLink } from './nav-link';

type SiteHeaderProps = {
  header: LayoutView['header'];
  /** The center's name and telephone, from the footer's content. */
  name: string;
  phone: string;
  /** The opening hours from the layout. */
  hours: string;
  /** Responses for the menus. */
  therapies: Published;
  conditions: Published;
  /** Off until an administrator confirms which conditions are treated. */
  offersKnown?: boolean;
};

/**
 * The header of spec §2. The browser itself opens menu and lists (`popover`, `:hover`);
 * `HeaderScript` enhances them without changing elements. With very large text on a small screen the bar
 * grows, and controls wrap below the logo.
 */
export function SiteHeader({
  header,
  name,
  phone,
  hours,
  therapies,
  conditions,
  offersKnown = true,
}: SiteHeaderProps) {
  const entries = navigation(therapies, conditions, { offersKnown, more: header.more });
  return (
    <header className="site-header no-print" data-edit="site-layout#header">
      <div className="site-bar">
        <div className="wrap site-bar-row">
          <Logo logo={header.logo} name={name} />
          <nav aria-label="Main" className="site-nav">
            <ul>
              {entries.map((entry) => (
                <li key={entry.url}>
                  {entry.menu ? (
                    <HeaderDropdown label={entry.label} url={entry.url} menu={entry.menu} />
                  ) : (
                    <NavLink href={entry.url} className="nav-pill nav-ripple">
                      {entry.label}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink href="/contact" small className="site-call">
            {header.contactLabel}
          </ButtonLink>
          {phone && (
            <a href={telUrl(phone)} aria-label={`Call ${phone}`} className="round-button roomy:hidden">
              <Icon name="phone" />
            </a>
          )}
          <button
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            className="round-button roomy:hidden"
            popoverTarget={MENU_ID}
          >
            <Icon name="menu" />
          </button>
          <AnswerNote hours={hours} className="answer-line" />
        </div>
        <AnswerBar hours={hours} />
      </div>
      <MobileMenu header={header} name={name} phone={phone} hours={hours} entries={entries} />
      <HeaderScript />
    </header>
  );
}
