import { Icon } from '@/components/ui/pictures/icon';
import { ofLanguage } from '@/components/ui/links/of-language';
import { SmartLink } from '@/components/ui/links/smart-link';
import type { NavigationEntry } from './navigation';
import { NavLink } from './nav-link';

/** One collapsible part of the mobile menu; opens and closes independently (spec §4). */
export function MobileSubmenu({ label, url, menu }: Required<NavigationEntry>) {
  return (
    <div className="submenu">
      <NavLink href={url} className="menu-row">
        {label}
      </NavLink>
      <details>
        <summary aria-label={`${label} menu`}>
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
        <ul>
          {menu.links.map((link) => (
            <li key={link.url}>
              <NavLink href={link.url}>{link.label}</NavLink>
            </li>
          ))}
          {menu.more?.map((link) => (
            <li key={link.url}>
              <NavLink href={link.url} {...ofLanguage(link)}>
                {link.label}
              </NavLink>
            </li>
          ))}
          <li>
            <SmartLink href={menu.all.url} className="all">
              {menu.all.label}
              <Icon name="arrow" />
            </SmartLink>
          </li>
        </ul>
      </details>
    </div>
  );
}
