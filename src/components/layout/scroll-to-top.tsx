import { SCROLL_SCRIPT } from '@/lib/scroll-script';

/** Placed after the content, because a page that is still empty cannot be scrolled. */
export const ScrollToTop = () => <script>{SCROLL_SCRIPT}</script>;
