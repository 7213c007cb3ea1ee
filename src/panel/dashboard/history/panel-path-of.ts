/**
 * The panel path of a document of content, as an entry of the history names it: `conditions/ID` or
 * `globals/brand`.
 */
export function panelPathOf(named: string): string | undefined {
  const [place, id, ...others] = named.split('/');
  if (!place || !id || others.length > 0 || !/^[\w-]+$/.test(place + id)) return undefined;
  return place === 'globals' ? `/globals/${id}` : `/collections/${place}/${id}`;
}
