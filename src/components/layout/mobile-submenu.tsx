'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { current, type NavigationEntry } from './navigation';

/** One collapsible part of the mobile menu; it opens and closes independently of the other (spec §4). */
export function MobileSubmenu({ label, url, menu, path }: Required<NavigationEntry> & { path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <SmartLink href={url} replace aria-current={current(path, url)} className="menu-row flex-1">
          {label}
        </SmartLink>
        <button
          type="button"
          aria-label={`${label} menu`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid size-12 shrink-0 place-items-center rounded-full text-primary aria-expanded:bg-mist"
        >
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </div>
      <div
        id={listId}
        hidden={!isOpen}
        className="grid grid-rows-[1fr] transition-[grid-template-rows,opacity,display] transition-discrete duration-240 ease-calm motion-reduce:transition-none starting:grid-rows-[0fr] starting:opacity-0 [&[hidden]]:grid-rows-[0fr] [&[hidden]]:opacity-0"
      >
        <div className="min-h-0 overflow-hidden">
          <ul className="mb-4 ml-1 border-l-2 border-seaglass pb-2">
            {menu.links.map((link) => (
              <li key={link.url}>
                <SmartLink href={link.url} replace aria-current={current(path, link.url)} className={SUB_ROW}>
                  {link.label}
                </SmartLink>
              </li>
            ))}
            <li>
              <SmartLink
                href={menu.all.url}
                replace
                className={`${SUB_ROW} gap-3 font-semibold text-primary`}
              >
                {menu.all.label}
                <Icon name="arrow" className="size-4.5" />
              </SmartLink>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

const SUB_ROW = 'flex min-h-11.5 items-center py-2 pl-4 text-button aria-[current=page]:font-semibold';
