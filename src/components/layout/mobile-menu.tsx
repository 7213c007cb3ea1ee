'use client';

import { useEffect, useRef } from 'react';
import type { LayoutView } from '@/content/site-layout';
import { telHref } from '@/lib/phone';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { CrisisStrip } from './crisis-strip';
import { Logo } from './logo';
import { MobileSubmenu } from './mobile-submenu';
import { current, type NavigationEntry } from './navigation';

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  header: LayoutView['header'];
  name: string;
  phone: string;
  entries: NavigationEntry[];
  path: string;
};

/** Where the links of the header fit in one row; globals.css calls it `wide`. */
const WIDE = '(min-width: 67.5625rem)';

/** A native modal dialog: it traps the focus, closes on Escape and gives the focus back by itself. */
export function MobileMenu({ isOpen, onClose, header, name, phone, entries, path }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    closeButton.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      className="pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper text-ink transition-[opacity,display,overlay] transition-discrete duration-240 ease-calm not-open:opacity-0 open:flex motion-reduce:transition-none starting:open:opacity-0"
    >
      <CrisisStrip phone={phone} />
      <div className="shrink-0 border-b border-line">
        <div className="wrap flex h-18 items-center justify-between">
          <Logo logo={header.logo} name={name} />
          <button
            ref={closeButton}
            type="button"
            aria-label="Close menu"
            onClick={onClose}
            className="round-button"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav aria-label="Menu" className="min-h-min flex-1 py-2 tall:min-h-0 tall:overflow-y-auto">
        <ul className="wrap">
          {entries.map((entry) => (
            <li key={entry.url} className="border-b border-line">
              {entry.menu ? (
                <MobileSubmenu label={entry.label} url={entry.url} menu={entry.menu} path={path} />
              ) : (
                <SmartLink href={entry.url} aria-current={current(path, entry.url)} className="menu-row">
                  {entry.label}
                </SmartLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 border-t border-line">
        <div className="wrap grid gap-2.5 py-4">
          <ButtonLink href="/contact">{header.contactLabel}</ButtonLink>
          {phone && (
            <ButtonLink href={telHref(phone)} variant="outline">
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          )}
        </div>
      </div>
    </dialog>
  );
}
