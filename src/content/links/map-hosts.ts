/** Hosts whose maps may be embedded: a visitor's browser asks nobody else, and these only on request. */
export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'];

/** On these hosts, what is made to be embedded: their other pages are anything from a form to a redirect. */
const EMBED: Record<string, (url: URL) => boolean> = {
  'www.google.com': ({ pathname }) => pathname === '/maps/embed' || pathname.startsWith('/maps/embed/'),
  'maps.google.com': ({ pathname, searchParams }) =>
    pathname.startsWith('/maps/embed') || (pathname === '/maps' && searchParams.get('output') === 'embed'),
  'www.openstreetmap.org': ({ pathname }) => pathname === '/export/embed.html',
};

export function isAllowedMap(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && Object.hasOwn(EMBED, url.hostname) && EMBED[url.hostname]?.(url) === true;
}
