'use client';

import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { current, type NavigationEntry } from './navigation';
import { useDropdown } from './use-dropdown';

type HeaderDropdownProps = Required<NavigationEntry> & { path: string };

/** A link to the overview, and a chevron of its own that opens the list; the pointer opens it as well. */
export function HeaderDropdown({ label, url, menu, path }: HeaderDropdownProps) {
  const panelId = useId();
  const { isOpen, openedBy, close, root, trigger, toggle } = useDropdown();
  const isCurrent = current(path, url);
  // The eight conditions stand in two columns, the therapies in one.
  const isWide = menu.links.length > 6;
  return (
    <div {...root} className="relative">
      <div
        className={classNames('nav-ripple relative flex rounded-full', isOpen && 'bg-mist')}
        data-current={isCurrent}
      >
        <SmartLink href={url} aria-current={isCurrent} onClick={close} className="nav-pill pr-[5px]">
          {label}
        </SmartLink>
        <button
          {...toggle}
          ref={trigger}
          type="button"
          aria-label={`${label} menu`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="relative flex min-h-11 items-center rounded-full pr-(--nav-pad) pl-px after:absolute after:inset-y-0 after:-right-1.5 after:-left-3"
        >
          <Icon name={isOpen ? 'up' : 'down'} className="size-3" />
        </button>
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        inert={!isOpen}
        className={classNames(
          'absolute top-full z-10 pt-3 transition-[opacity,translate,display] transition-discrete duration-180',
          openedBy === 'pointer' && 'starting:opacity-0 motion-safe:starting:translate-y-1.5',
          '[&[hidden]]:opacity-0 [&[hidden]]:duration-120',
          isWide ? '-left-24 w-148' : '-left-32 w-100',
        )}
      >
        <div className="rounded-picture border border-line bg-paper p-3 shadow-raised">
          <ul className={classNames('grid', isWide && 'grid-cols-2')}>
            {menu.links.map((link) => (
              <li key={link.url}>
                <SmartLink
                  href={link.url}
                  aria-current={current(path, link.url)}
                  onClick={close}
                  className={ROW}
                >
                  {link.label}
                </SmartLink>
              </li>
            ))}
          </ul>
          <div className="mt-2 border-t border-line pt-2">
            <SmartLink
              href={menu.all.url}
              onClick={close}
              className={classNames(ROW, 'justify-between font-semibold text-primary')}
            >
              {menu.all.label}
              <Icon name="arrow" className="size-4.5" />
            </SmartLink>
          </div>
        </div>
      </div>
    </div>
  );
}

const ROW =
  'flex min-h-12 items-center rounded-field px-3.5 py-2 text-nav font-medium transition-colors hover:bg-mist aria-[current=page]:font-semibold';
