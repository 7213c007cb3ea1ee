/**
 * Names and addresses of this machine itself, which only its owner can open (RFC 6761 6.3, RFC 1122 3.2.1.3).
 */
const LOOPBACK = '(?:localhost|(?:[\\w-]+\\.)+localhost|127(?:\\.\\d{1,3}){3}|\\[?::1\\]?)\\.?';
const NAME = new RegExp(`^${LOOPBACK}$`, 'i');
const HOST = new RegExp(`^${LOOPBACK}(?::\\d+)?$`, 'i');

export const isLoopbackName = (name: string) => NAME.test(name);

/** @param host a name as in the `Host` header, with or without a port */
export const isLoopbackHost = (host: string) => HOST.test(host);

/** Whether an address such as `SITE_URL` is a loopback one. */
export const isLoopbackAddress = (url: string) => isLoopbackName(new URL(url).hostname);
