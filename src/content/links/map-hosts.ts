/** Hosts whose maps may be embedded, on the visitor's request only. No other host is contacted. */
export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'];

/** Embeddable paths on these hosts; their other pages can be anything, such as a form or a redirect. */
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
