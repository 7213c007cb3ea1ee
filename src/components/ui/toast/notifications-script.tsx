import { TOAST_HOTKEY } from '@/content/schema/constants';
import { NOTIFICATIONS_SCRIPT } from '@/lib/notifications-script';

/** Lets F8 focus the notifications (spec §9) before the code of the toasts is loaded. */
export const NotificationsScript = () => (
  <script data-keys={TOAST_HOTKEY.join(' ')}>{NOTIFICATIONS_SCRIPT}</script>
);
