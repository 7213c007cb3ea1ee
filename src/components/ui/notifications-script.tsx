import { TOAST_HOTKEY } from '@/content/schema/constants';
import { NOTIFICATIONS_SCRIPT } from '@/lib/notifications-script';

/** F8 focuses the notifications (spec §9) from the first byte on, before and without the code of the toasts. */
export const NotificationsScript = () => (
  <script data-keys={TOAST_HOTKEY.join(' ')}>{NOTIFICATIONS_SCRIPT}</script>
);
