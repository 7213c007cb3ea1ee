/**
 * Names and addresses of this machine itself, which only its owner can open (RFC 6761 6.3, RFC 1122 3.2.1.3).
 */
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopbackName = (host: string) => LOOPBACK.test(host.replace(/\.$/, ''));

/** Whether an address such as `SITE_URL` is a loopback one. */
export const isLoopbackAddress = (url: string) => isLoopbackName(new URL(url).hostname);
