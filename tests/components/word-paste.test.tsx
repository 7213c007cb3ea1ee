import { expect, test } from '@jest/globals';
import { tidyPaste } from '@/lib/word-paste';

const SITE = 'https://www.example.org';

/** A list item as Word for Windows puts it on the clipboard. */
const item = (words: string, { level = 1, mark = '·' } = {}) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** The HTML without what the editor ignores. */
const tidy = (html: string) => {
  const result = tidyPaste(html, SITE);
  return { ...result, html: result.html.replace(/<!--.*?-->|<\/?o:p>|<span[^>]*><\/span>/g, '') };
};

test('lists of Word become lists, one in the other, bullets or numbers', () => {
  const { html, isChanged } = tidy(
    [
      '<p class=MsoNormal>Before</p>',
      item('Sleep'),
      item('at night', { level: 2, mark: 'o' }),
      item('<b>Food</b>'),
      '<p class=MsoNormal>Between</p>',
      item('Call', { mark: '1.' }),
      item('Come', { mark: '2.' }),
    ].join('\n'),
  );
  expect([isChanged, html.replace(/\s*\n\s*/g, '')]).toEqual([
    true,
    '<p class="MsoNormal">Before</p><ul><li>Sleep<ul><li>at night</li></ul></li><li><b>Food</b></li></ul>' +
      '<p class="MsoNormal">Between</p><ol><li>Call</li><li>Come</li></ol>',
  ]);
});

test('links to the own site lose its name, others stay', () => {
  const link = (href: string) => `<a href="${href}">here</a>`;
  const { html } = tidy(
    `<p>${link(`${SITE}/conditions/anxiety`)}${link(`${SITE}/about#team`)}${link('https://www.example.com/x')}${link('mailto:a@b.example')}</p>`,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/conditions/anxiety',
    '/about#team',
    'https://www.example.com/x',
    'mailto:a@b.example',
  ]);
});

test('pictures that cannot be read are taken out and counted, those in the paste stay', () => {
  const given = [
    'file:///C:/Users/ada/clip_image001.png',
    'https://elsewhere.example/a.jpg',
    'cid:image001',
    'data:image/png;base64,iVBORw0KGgo=',
    `${SITE}/brand/icon.png`,
  ];
  const { html, lostPictures } = tidy(given.map((src) => `<p><img src="${src}"></p>`).join(''));
  expect(lostPictures).toBe(3);
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(given.slice(3));
});

test('a paste without any of this is left to the editor', () => {
  expect(tidyPaste('<h2>Calm</h2><ul><li>a</li></ul><p>words</p>', SITE).isChanged).toBe(false);
});
