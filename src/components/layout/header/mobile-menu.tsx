import type { LayoutView } from '@/content/views/site-layout';
import { telUrl } from '@/content/links/address';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/pictures/icon';
import { AnswerNote } from '../answer-note';
import { CrisisStrip } from '../crisis-strip';
import { Logo } from './logo';
import { MobileSubmenu } from './mobile-submenu';
import type { NavigationEntry } from './navigation';
import { NavLink } from './nav-link';

type MobileMenuProps = {
  header: LayoutView['header'];
  name: string;
  phone: string;
  hours: string;
  entries: NavigationEntry[];
};

export const MENU_ID = 'menu';

/**
 * The whole navigation on narrow screens (spec §2 Header, §4). A popover, because a modal dialog makes the
 * browser compute the styles of the whole page before it shows anything; `menu.css` keeps what it covers out
 * of reach.
 */
export function MobileMenu({ header, name, phone, hours, entries }: MobileMenuProps) {
  return (
    <dialog id={MENU_ID} popover="auto" aria-label="Menu" className="site-menu">
      {/* The center's own number has a button of its own below. */}
      <CrisisStrip phone="" />
      <div className="site-menu-head">
        <div className="wrap">
          <Logo logo={header.logo} name={name} />
          <button
            type="button"
            autoFocus
            aria-label="Close menu"
            className="round-button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav aria-label="Menu" className="site-menu-links">
        <ul className="wrap">
          {entries.map((entry) => (
            <li key={entry.url}>
              {entry.menu ? (
                <MobileSubmenu label={entry.label} url={entry.url} menu={entry.menu} />
              ) : (
                <NavLink href={entry.url} className="menu-row">
                  {entry.label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="site-menu-foot">
        <div className="wrap">
          <ButtonLink href="/contact">{header.contactLabel}</ButtonLink>
          <AnswerNote hours={hours} className="type-small text-center" />
          {phone && (
            <ButtonLink href={telUrl(phone)} variant="outline">
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          )}
        </div>
      </div>
    </dialog>
  );
}
