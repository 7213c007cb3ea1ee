import { describe, expect, test } from '@jest/globals';
import { isLinkAddress, meantUrl, safeUrl } from '@/content/links/address';
import { cleanRichText } from '@/content/words/rich-text';

const RULE = expect.stringMatching(/^Begin with https:\/\//);

describe('the address of a link, as an editor types it', () => {
  test.each([
    ['info@example.org', 'mailto:info@example.org'],
    ['561-555-0142', 'tel:+15615550142'],
    ['(561) 555-0142', 'tel:+15615550142'],
    ['1.561.555.0142', 'tel:+15615550142'],
    ['+49 30 123456', 'tel:+4930123456'],
    ['988', 'tel:988'],
    ['example.org/a', 'https://example.org/a'],
    ['192.168.100.10', 'https://192.168.100.10'],
    [' https://example.org/ ', 'https://example.org/'],
    ['/about#team', '/about#team'],
    ['/café', '/café'],
    ['#team', '#team'],
    ['tel:988', 'tel:988'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('%s is %s', (typed, url) => {
    expect(meantUrl(typed)).toBe(url);
    expect(isLinkAddress(typed)).toBe(true);
    expect(linkStored(typed)).toBe(url);
  });

  test.each([
    '',
    'https://',
    'http:// ',
    'https:///',
    'javascript:alert(1)',
    '//evil.example',
    'about us',
    '/about us',
  ])('“%s” is refused', (typed) => {
    expect(isLinkAddress(typed)).toEqual(RULE);
  });

  test('a bare https:// is not published as a link', () => {
    expect(safeUrl('https://')).toBe('');
    expect(linkStored('https://')).toBeUndefined();
  });
});

/** The URL of a link in a text after saving; undefined when only its words stay. */
function linkStored(url: string): unknown {
  const words = { type: 'text', text: 'there', format: 0 };
  const link = { type: 'link', fields: { linkType: 'custom', url }, children: [words] };
  const saved = cleanRichText({ root: { type: 'root', children: [link] } });
  return saved.root.children[0]?.type === 'link' ? saved.root.children[0].fields.url : undefined;
}
