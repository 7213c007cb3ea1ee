/**
 * Next (16.4) takes the fragment of the address that a visit began with for a part of that page's address: later links to
 * the page would lead to `/programs#iop#php`, or keep the fragment that they do not have. Such a link loads the page anew;
 * one to a part of the page that is open is the browser's own.
 */
const landing = typeof window !== 'undefined' && window.location.hash ? window.location.pathname : null;

export const leadsToLanding = (href: string) =>
  landing !== null &&
  pathOf(href) === landing &&
  (landing !== window.location.pathname || !href.includes('#'));

const pathOf = (href: string) => href.replace(/[?#].*$/, '');
