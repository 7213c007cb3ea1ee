'use client';

import { useEffect, useId, useRef, type RefObject } from 'react';
import { classNames } from '@/lib/class-names';
import { TOAST_HOTKEY } from '@/content/schema/constants';
import { REGION_ID } from '@/lib/notifications-script';
import { Icon } from '../pictures/icon';
import type { ShownToast, ToastLabels } from './toast-message';
import { useToastTimer } from './use-toast-timer';
import { useToastSwipe } from './use-toast-swipe';

export type ToastRegionProps = {
  toast: ShownToast | null;
  /** On a page that is not in English. */
  labels?: ToastLabels;
  /** The toast closes, with an exit animation. */
  onClose: (id: number) => void;
  /** The toast is removed. */
  onGone: (id: number) => void;
};

/** Shows toasts: paused on hover or focus, closed by the cross, Escape or a swipe to the right (spec §9). */
export function ToastRegion({ toast, labels, onClose, onGone }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useCameFrom(region);
  const timer = useToastTimer(toast, region, onClose);

  function close(id: number) {
    // Focus must not stay in an empty region: the next toast would be paused for good.
    if (region.current?.contains(document.activeElement)) {
      if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
    }
    onClose(id);
  }

  useEffect(() => {
    const toHere = (event: KeyboardEvent) => {
      if (TOAST_HOTKEY.includes(event.code)) region.current?.focus();
    };
    document.addEventListener('keydown', toHere);
    return () => document.removeEventListener('keydown', toHere);
  }, []);

  return (
    <div
      ref={region}
      id={REGION_ID}
      role="region"
      aria-label={`${labels?.region ?? 'Notifications'} (${TOAST_HOTKEY.join('+')})`}
      tabIndex={-1}
      className="no-print fixed inset-x-3 bottom-3 z-60 min-h-px rounded-picture tablet:right-6 tablet:bottom-6 tablet:left-auto tablet:w-104 empty:pointer-events-none"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && toast?.isOpen) close(toast.id);
      }}
      {...timer}
    >
      {toast && (
        <ol>
          <ToastCard
            key={toast.id}
            {...toast}
            closeLabel={labels?.close}
            onClose={() => close(toast.id)}
            onGone={() => onGone(toast.id)}
          />
        </ol>
      )}
    </div>
  );
}

type ToastCardProps = ShownToast & { closeLabel?: string; onClose: () => void; onGone: () => void };

function ToastCard({
  title,
  description,
  variant,
  isOpen,
  closeLabel = 'Close',
  onClose,
  onGone,
}: ToastCardProps) {
  const { card, handlers } = useToastSwipe(onClose);
  const titleId = useId();
  const isDestructive = variant === 'destructive';

  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isOpen) return;
    const fading = card.current?.getAnimations?.() ?? [];
    if (fading.length === 0) return gone.current();
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => gone.current());
  }, [isOpen, card]);

  return (
    <li
      ref={card}
      tabIndex={0}
      aria-labelledby={titleId}
      data-state={isOpen ? 'open' : 'closed'}
      {...handlers}
      className={classNames(
        'flex touch-pan-y items-center gap-4 rounded-picture border py-4 pr-4 pl-5 shadow-raised select-none',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
        'translate-x-(--swipe-x,0) data-[swipe=cancel]:transition-[translate]',
        isDestructive ? 'border-danger-line bg-danger-ground' : 'border-line bg-paper',
      )}
    >
      <Icon
        name={isDestructive ? 'warn' : 'check'}
        className={classNames('size-6', isDestructive ? 'text-danger' : 'text-primary')}
      />
      <div className="min-w-0 flex-1 text-label leading-normal">
        <div id={titleId} className="text-button leading-normal font-[650]">
          {title}
        </div>
        {description && (
          <>
            {/* Words that are copied or read as one text need a space between them. */}{' '}
            <div className={isDestructive ? 'text-danger-body' : 'text-muted'}>{description}</div>
          </>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center self-start rounded-full text-muted hover:bg-mist"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </li>
  );
}

/** The element that had the focus before the region. */
function useCameFrom(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const isEntering =
        region.current?.contains(relatedTarget as Node | null) && !region.current.contains(target as Node);
      if (isEntering) cameFrom.current = target as HTMLElement;
    };
    document.addEventListener('focusout', onFocusOut);
    return () => document.removeEventListener('focusout', onFocusOut);
  }, [region]);
  return cameFrom;
}
