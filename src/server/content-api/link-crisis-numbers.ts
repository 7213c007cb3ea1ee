import { crisisParts } from '@/content/crisis/crisis-links';

/** Elements that do not end a sentence: "text <strong>988</strong>" is one. */
const INLINE = new Set(['STRONG', 'EM']);

/**
 * Links every 988, 911 and 838255 in the text nodes below `root`, except within a link. Works on the parsed
 * tree, since a number in an attribute (an alternative text) cannot contain an element. Sanitize the result.
 */
export function linkCrisisNumbers(root: Node): void {
  const sentences: Text[][] = [[]];
  collectSentences(root, sentences);
  for (const sentence of sentences) linkInSentence(sentence);
}

function collectSentences(parent: Node, sentences: Text[][]) {
  for (const child of parent.childNodes) {
    if (child.nodeType === child.TEXT_NODE) sentences.at(-1)?.push(child as Text);
    else if (INLINE.has(child.nodeName)) collectSentences(child, sentences);
    else {
      sentences.push([]);
      if (child.nodeName !== 'A') collectSentences(child, sentences);
      sentences.push([]);
    }
  }
}

function linkInSentence(nodes: Text[]) {
  const links: { from: number; to: number; href: string }[] = [];
  let from = 0;
  for (const { text, href } of crisisParts(nodes.map(({ data }) => data).join(''))) {
    const to = from + text.length;
    if (href) links.push({ from, to, href });
    from = to;
  }
  let start = 0;
  for (const node of nodes) {
    const { length } = node;
    // From last to first, so that earlier positions stay valid.
    for (const { from, to, href } of links.toReversed()) {
      const [first, end] = [Math.max(from - start, 0), Math.min(to - start, length)];
      if (first < end) wrapInLink(node, first, end, href);
    }
    start += length;
  }
}

function wrapInLink(node: Text, first: number, end: number, href: string) {
  const words = node.splitText(first);
  words.splitText(end - first);
  const link = node.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  words.replaceWith(link);
  link.append(words);
}
