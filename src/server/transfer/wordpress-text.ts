import { JSDOM } from 'jsdom';
import { replaceUpTo } from '@/content/plain-text';

type Options = {
  /** The address of the old site: links to it become links within this one. */
  home: string;
  /** The id of a picture in the media library, by its URL on the old site. */
  pictureOf: (url: string, alt: string) => Promise<string | undefined>;
};

const BLOCK = 'p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,table,hr,div,section,figure,pre';
const SHORTCODE = /\[\/?([a-z][\w-]*)(?:\s[^\]]*)?\]/gi;
/** Elements that embed other sites' programs. */
const FOREIGN = 'script,style,iframe,embed,object,video,audio,form,svg,noscript';

/**
 * The text of a post as plain HTML: without the marks of WordPress's editors, with paragraphs, and with
 * pictures of the media library. `notUnderstood` lists what was omitted.
 */
export async function textOfPost(source: string, { home, pictureOf }: Options) {
  const notUnderstood: string[] = [];
  const shortcodes = new Set<string>();
  const withoutComments = replaceUpTo('-->', source, /<!--[\s\S]*?-->/g, '');
  const html = replaceUpTo(']', withoutComments, SHORTCODE, (_all, name) => {
    if (name.toLowerCase() !== 'caption') shortcodes.add(name);
    return '';
  });
  const { document } = new JSDOM(`<body>${paragraphs(html)}</body>`).window;
  const { body } = document;
  for (const name of shortcodes) notUnderstood.push(`shortcode [${name}]`);
  for (const foreign of body.querySelectorAll(FOREIGN)) {
    const address = foreign.getAttribute('src');
    notUnderstood.push(`<${foreign.nodeName.toLowerCase()}>${address ? ` of ${address}` : ''}`);
    foreign.remove();
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    if (home && address.startsWith(`${home}/`)) link.setAttribute('href', address.slice(home.length));
    // For a link to the large size of a picture, keep only the picture.
    if (link.querySelector('img')) link.replaceWith(...link.childNodes);
  }
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const id = await pictureOf(address, image.getAttribute('alt') ?? '');
    if (id === undefined) {
      notUnderstood.push(`picture ${address}: not in the folder of pictures`);
      image.remove();
      continue;
    }
    image.setAttribute('data-lexical-upload-id', id);
    image.setAttribute('data-lexical-upload-relation-to', 'media');
    // Pictures go between paragraphs.
    const around = image.closest('p,figure');
    if (around && around !== image) around.before(image);
  }
  return { html: body.innerHTML.trim(), notUnderstood };
}

/** The classic editor marks paragraphs with empty lines. */
function paragraphs(html: string): string {
  if (JSDOM.fragment(html).querySelector('p')) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      JSDOM.fragment(part).querySelector(BLOCK) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`,
    )
    .join('\n');
}
