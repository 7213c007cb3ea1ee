import type { Published } from '@/content/views/lists';
import type { LayoutView } from '@/content/views/site-layout';
import { telHref } from '@/lib/phone';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { AnswerBar, AnswerNote } from './answer-note';
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
  /** The opening hours, as the layout has them. */
  hours: string;
  /** As fetched, for the menus. */
  therapies: Published;
  conditions: Published;
  /** Off while nobody has confirmed which conditions are treated. */
  offersKnown?: boolean;
};

/**
 * The header of spec §2. The browser itself opens the menu and the lists (`command`, `popover`, `:hover`); `HeaderScript`
 * adds to that and changes no element. With very large text on a small screen the bar grows, and what does not fit beside
 * the logo stands below it.
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
  const entries = navigation(therapies, conditions, { offersKnown });
  return (
    <header className="site-header no-print">
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
            <a href={telHref(phone)} aria-label={`Call ${phone}`} className="round-button roomy:hidden">
              <Icon name="phone" />
            </a>
          )}
          <button
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            className="round-button roomy:hidden"
            {...OPENS}
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

/** As a modal dialog; by a browser that does not know `command`, as a popover. */
const OPENS = { command: 'show-modal', commandfor: MENU_ID, popoverTarget: MENU_ID };
