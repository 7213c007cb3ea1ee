/** Hosts whose maps may be embedded: a visitor's browser asks nobody else, and these only on request. */
export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'];

export function isAllowedMap(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && MAP_HOSTS.includes(hostname);
}
