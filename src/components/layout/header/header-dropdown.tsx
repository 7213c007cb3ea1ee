import { Icon } from '@/components/ui/pictures/icon';
import { ofLanguage } from '@/components/ui/links/of-language';
import { SmartLink } from '@/components/ui/links/smart-link';
import type { NavigationEntry } from './navigation';
import { NavLink } from './nav-link';

/**
 * A link to the overview with a separate chevron. The list opens on hover and while keyboard focus is on the
 * chevron or in the list (dropdowns.css), and as a popover by the chevron.
 */
export function HeaderDropdown({ label, url, menu }: Required<NavigationEntry>) {
  const id = `list${url.replaceAll('/', '-')}`;
  return (
    <div data-dropdown className="dropdown">
      <div className="dropdown-head nav-ripple">
        <NavLink href={url} className="nav-pill pr-[5px]">
          {label}
        </NavLink>
        <button type="button" aria-label={`${label} menu`} popoverTarget={id} className="chevron">
          <Icon name="down" />
        </button>
      </div>
      {/* The eight conditions stand in two columns, the therapies in one. */}
      <div
        id={id}
        popover="auto"
        className={menu.links.length > 6 ? 'dropdown-list wide-list' : 'dropdown-list'}
      >
        <div className="dropdown-card">
          <ul>
            {menu.links.map((link) => (
              <li key={link.url}>
                <NavLink href={link.url}>{link.label}</NavLink>
              </li>
            ))}
          </ul>
          {menu.more && menu.more.length > 0 && (
            <>
              <p id={`${id}-more`} className="more">
                More
              </p>
              <ul aria-labelledby={`${id}-more`}>
                {menu.more.map((link) => (
                  <li key={link.url}>
                    <NavLink href={link.url} {...ofLanguage(link)}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          <SmartLink href={menu.all.url} className="all">
            {menu.all.label}
            <Icon name="arrow" />
          </SmartLink>
        </div>
      </div>
    </div>
  );
}
