/**
 * Next (16.4) takes the fragment of the address that a visit began with for a part of that page's address: later links to
 * the page would lead to `/programs#iop#php`, or keep the fragment that they do not have. Such a link loads the page anew.
 */
const landing = typeof window !== 'undefined' && window.location.hash ? window.location.pathname : null;

export const leadsToLanding = (href: string) =>
  landing !== null && landing !== window.location.pathname && pathOf(href) === landing;

const pathOf = (href: string) => href.replace(/[?#].*$/, '');
