import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { QUICK_EXIT_SCRIPT } from '@/lib/quick-exit-script';
import { contentSecurityPolicy } from '@/server/page-cache/csp';
import { isReactInstruction } from '@/server/page-cache/react-instructions';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scripts = (html: string) => /script-src 'self'([^;]*);/.exec(contentSecurityPolicy(html))?.[1]?.trim();

const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/3~a_.js"],"runtimeModuleIds":[494553]});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\u003c/p\\u003e"])';
const BYTES = 'self.__next_f.push([3,"AAAA"])';

/** As Next writes it: the page's content, then React's own scripts. */
const page = (content: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body>` +
  `<script data-to="https://example.org/">${QUICK_EXIT_SCRIPT}</script><main>${content}</main>` +
  `<script type="application/ld+json">{"a":1}</script><script id="_R_">${CHUNKS}</script>` +
  `<script>${FIRST}</script><script>${DATA}</script><script>${BYTES}</script></body></html>`;
const OWN = [QUICK_EXIT_SCRIPT, CHUNKS, FIRST, DATA, BYTES].map(hash).join(' ');

test('a page allows the scripts of its template by their hashes', () => {
  expect(scripts(page('<p>words</p>'))).toBe(OWN);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT >',
  '<script type="module">alert(1)</script>',
  '<script type="importmap">{"imports":{"a":"/x.js"}}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script type="text/javascript">alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  `<script>${DATA};alert(1)</script>`,
  '<script>self.__next_f.push([1,alert(1)])</script>',
  '<script>self.__next_f.push([1,"a"+alert(1)])</script>',
  '<script>self.__next_f.push([1,`${alert(1)}`])</script>',
  '<script>self.__next_f.push([1,"a"]);self.__next_f.push([alert(1),"b"])</script>',
  '<script>self.__next_f.push([1,"data of somebody else"])</script>',
  `<script id="_R_">${CHUNKS.replace('3~a_', '../../evil')}</script>`,
  `<script id="_R_">${CHUNKS.replace(');', ');alert(1)')}</script>`,
  `<script>${QUICK_EXIT_SCRIPT};alert(1)</script>`,
  '<!--<script>alert(1)</script>-->',
  '<textarea><script>alert(1)</script></textarea>',
  '<script>$RC("B:0",alert(1))</script>',
])('and none that content brings: %s', (content) => {
  expect(scripts(page(content))).toBe(OWN);
});

test('the framework’s calls are checked completely, after its bootstrap too', () => {
  for (const script of [
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"],alert(1))',
    `${FIRST};x()`,
  ])
    expect(scripts(`<script id="_R_">${CHUNKS}</script><script>${script}</script>`)).toBe(hash(CHUNKS));
});

test('React’s own scripts for late parts are recognized word for word', () => {
  const move = /'(\$RS=function[^']*)/.exec(reactsRenderer())?.[1] ?? '';
  expect(move).toMatch(/\$RS\("$/);
  for (const script of [
    `${move}S:1","P:1")`,
    '$RS("S:1","P:1")',
    '$RC("B:0","S:0")',
    '$RR("B:0","S:0",[["/a.css"]])',
  ])
    expect([script, isReactInstruction(script)]).toEqual([script, true]);
  expect(isReactInstruction('requestAnimationFrame(function(){$RT=performance.now()});')).toBe(true);
  for (const script of [
    '',
    'x()',
    '$RC("B:0",x())',
    '$RC("a"),x(")',
    `${move}S:1","P:1");x()`,
    `x();${move}S:1","P:1")`,
  ])
    expect([script, isReactInstruction(script)]).toEqual([script, false]);
});

test('the functions for a completed part are recognized as the browser gets them, with their line breaks', () => {
  const literals = reactsRenderer().match(/(["'])\$(?:RB=\[\]|RM=new Map);(?:\\.|(?!\1).)*\1/gs) ?? [];
  expect(literals.length).toBeGreaterThan(1);
  for (const literal of literals) {
    const sent = runInNewContext(literal) as string;
    const call = /\$R[CR]\("$/.test(sent) ? 'B:0","S:0")' : '';
    expect([sent, isReactInstruction(sent + call)]).toEqual([sent, true]);
  }
  expect(literals.join('')).toContain('\\n');
});

const reactsRenderer = () =>
  readFileSync('node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js', 'utf8');
