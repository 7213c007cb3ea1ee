/** Whether what an address asks to be led to after a sign-in is one page of this panel. */
export const isPanelPath = (path: unknown): boolean =>
  typeof path === 'string' && /^\/admin(?:\/[\w-]+)*\/?(?:[?#]|$)/.test(path) && !/[\\\p{Cc}]/u.test(path);
