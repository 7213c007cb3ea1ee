/** Whether a redirect target after sign-in is a page of this panel. */
export const isPanelPath = (path: unknown): boolean =>
  typeof path === 'string' && /^\/admin(?:\/[\w-]+)*\/?(?:[?#]|$)/.test(path) && !/[\\\p{Cc}]/u.test(path);
