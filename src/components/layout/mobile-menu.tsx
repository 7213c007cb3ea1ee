'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { LayoutView } from '@/content/site-layout';
import { telHref } from '@/lib/phone';
import { from } from '@/components/breakpoints';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { useModal } from '@/components/ui/use-modal';
import { CrisisStrip } from './crisis-strip';
import { Logo } from './logo';
import { MobileSubmenu } from './mobile-submenu';
import { current, type NavigationEntry } from './navigation';
import { useBackCloses } from './use-back-closes';

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  header: LayoutView['header'];
  name: string;
  phone: string;
  entries: NavigationEntry[];
  path: string;
};

/** The whole navigation on narrow screens (spec §2 Header, §4). */
export function MobileMenu({ isOpen, onClose, header, name, phone, entries, path }: MobileMenuProps) {
  const dialog = useModal(isOpen);
  const leave = useBackCloses(isOpen, onClose);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpen) closeButton.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(from('wide'));
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  const closeOnLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const staysHere = ctrlKey || metaKey || shiftKey || !link.getAttribute('href')?.startsWith('/');
    if (!staysHere) leave();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeOnLink}
      className="pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-paper text-ink transition-[opacity,display,overlay] transition-discrete duration-240 ease-calm not-open:opacity-0 open:flex motion-reduce:transition-none starting:open:opacity-0"
    >
      {/* The centre's own number has a button of its own below. */}
      <CrisisStrip phone="" />
      <div className="shrink-0 border-b border-line">
        <div className="wrap flex h-18 items-center justify-between">
          <Logo logo={header.logo} name={name} replace />
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
                <SmartLink
                  href={entry.url}
                  replace
                  aria-current={current(path, entry.url)}
                  className="menu-row"
                >
                  {entry.label}
                </SmartLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 border-t border-line">
        <div className="wrap grid gap-2.5 py-4">
          <ButtonLink href="/contact" replace>
            {header.contactLabel}
          </ButtonLink>
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
