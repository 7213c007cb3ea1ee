import * as Toast from '@radix-ui/react-toast';
import { classNames } from '@/lib/class-names';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@/content/constants';
import { Icon } from './icon';

export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5000 unless told otherwise. */
  duration?: number;
};

export type ShownToast = ToastMessage &
  Required<Pick<ToastMessage, 'variant' | 'duration'>> & { id: number; isOpen: boolean };

export type ToastRegionProps = { toasts: ShownToast[]; onClose: (id: number) => void };

/** Announced, stopped while hovered or focused, closed by the cross, by Escape or by a swipe to the right. */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      duration={TOAST_DURATION_MS}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} onClose={() => onClose(toast.id)} />
      ))}
      <Toast.Viewport
        hotkey={TOAST_HOTKEY}
        label="Notifications ({hotkey})"
        className="fixed inset-x-3 bottom-3 z-60 flex flex-col rounded-picture tablet:right-6 tablet:bottom-6 tablet:left-auto tablet:w-104"
      />
    </Toast.Provider>
  );
}

function ToastCard({
  title,
  description,
  variant,
  duration,
  isOpen,
  onClose,
}: ShownToast & { onClose: () => void }) {
  const isDestructive = variant === 'destructive';
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      duration={duration}
      type="foreground"
      className={classNames(
        'flex items-center gap-4 rounded-picture border py-4 pr-4 pl-5 shadow-raised',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger-line bg-danger-ground' : 'border-line bg-paper',
      )}
    >
      <Icon
        name={isDestructive ? 'warn' : 'check'}
        className={classNames('size-6', isDestructive ? 'text-danger' : 'text-primary')}
      />
      <div className="min-w-0 flex-1 text-label leading-normal">
        <Toast.Title className="text-button leading-normal font-[650]">{title}</Toast.Title>
        {description && (
          <>
            {/* What is read aloud is strung together of all texts as they stand. */}{' '}
            <Toast.Description className={isDestructive ? 'text-danger-body' : 'text-muted'}>
              {description}
            </Toast.Description>
          </>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="grid size-9 shrink-0 place-items-center self-start rounded-full text-muted hover:bg-mist"
      >
        <Icon name="close" className="size-4.5" />
      </Toast.Close>
    </Toast.Root>
  );
}
