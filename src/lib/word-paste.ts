/** The cleaned paste, and the number of pictures that were removed. */
export type Tidied = { html: string; lostPictures: number; isChanged: boolean };

const ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

/**
 * Prepares pasted HTML for the editor: turns Word's visual lists into lists, makes links to this site
 * relative, and removes and counts pictures that the browser cannot read (local files, other sites).
 */
export function tidyPaste(html: string, origin: string): Tidied {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const items = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')].filter((element) => levelOf(element));
  for (const item of items) if (item.isConnected) listFrom(item);
  let links = 0;
  for (const link of body.querySelectorAll('a[href]')) {
    const own = ownAddress(link.getAttribute('href') ?? '', origin);
    if (own === undefined) continue;
    link.setAttribute('href', own);
    links += 1;
  }
  const lost = [...body.querySelectorAll('img')].filter((picture) => !isReadable(picture, origin));
  for (const picture of lost) picture.remove();
  const isChanged = items.length + links + lost.length > 0;
  return { html: body.innerHTML, lostPictures: lost.length, isChanged };
}

/** The level of an item in a Word list, from 1; 0 for other elements. */
const levelOf = (element: Element | null): number =>
  Number(ITEM.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);

/** Moves this item and the following ones into lists, nested by level. */
function listFrom(first: Element) {
  const items = [first];
  for (let next = first.nextElementSibling; levelOf(next); next = next?.nextElementSibling ?? null)
    if (next) items.push(next);
  const open: Element[] = [];
  for (const item of items) {
    const level = Math.min(levelOf(item), open.length + 1);
    open.splice(level);
    const kind = isNumbered(item) ? 'ol' : 'ul';
    const isOther = open[level - 1] !== undefined && open[level - 1]?.tagName.toLowerCase() !== kind;
    if (isOther && level > 1) open.splice(level - 1);
    if (open.length < level || isOther) {
      const list = item.ownerDocument.createElement(kind);
      const holder = level > 1 ? open[level - 2]?.lastElementChild : undefined;
      if (holder) holder.append(list);
      else item.before(list);
      open[level - 1] = list;
    }
    const row = item.ownerDocument.createElement('li');
    for (const mark of marksOf(item)) mark.remove();
    row.append(...item.childNodes);
    open[level - 1]?.append(row);
    item.remove();
  }
}

const marksOf = (item: Element) =>
  item.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');

const isNumbered = (item: Element) => NUMBER.test(marksOf(item)[0]?.textContent?.trim() ?? '');

/** Makes a link to this site relative, since the host name may change. */
function ownAddress(href: string, origin: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { pathname, search, hash, origin: from } = new URL(href);
  return from === origin ? pathname + search + hash : undefined;
}

/** Pictures that the editor can upload: embedded in the paste, or on this site. */
function isReadable(picture: Element, origin: string) {
  const src = picture.getAttribute('src') ?? '';
  return (
    picture.hasAttribute('data-lexical-upload-id') ||
    /^data:image\//i.test(src) ||
    (URL.canParse(src, origin) && new URL(src, origin).origin === origin && src !== '')
  );
}
