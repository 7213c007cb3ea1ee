import { describe, expect, test } from '@jest/globals';
import { startLate } from '@/server/front/late-start';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const page = (html: string, head: string, body = '') =>
  `<!DOCTYPE html>${html}<head>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  test('wait in one script, each once, in the place of the first', () => {
    const late = startLate(
      page('<html lang="en-US">', `<title>A</title>${chunk('b')}${hint}${old}`, chunk('a')),
    );
    expect(late).toMatch(/^<!DOCTYPE html><html lang="en-US"><head><title>A<\/title><script>\(files => /);
    expect(late).toContain(
      '(["/_next/static/chunks/b.js","/_next/static/chunks/a.js"])</script><script src=',
    );
    expect(late).not.toMatch(/async=""|rel="preload"/);
    expect(late).toContain(old);
    expect(late.match(/chunks\/a\.js/g)).toHaveLength(1);
  });

  test.each([
    page('<html>', '<title>None</title>'),
    page('<html>', '<script src="/elsewhere.js" async=""></script>'),
    page(
      '<html>',
      '',
      '<script>self.say("\\u003cscript src=\\"/_next/static/chunks/a.js\\" async>")</script>',
    ),
  ])('are left alone where they are not the framework’s: %s', (html) => {
    expect(startLate(html)).toBe(html);
  });
});
