/** Paths of the panel, the calls and the server itself; no page and no redirect can be there. */
const SYSTEM = /^\/(admin|api|cms-api|_next|preview|map|art|healthz|readyz|metrics)(?=[/?#]|$)/i;

export const isSystemPath = (path: string): boolean => SYSTEM.test(path);
