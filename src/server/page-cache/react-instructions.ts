import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** React's renderer, as bundled with Next: the only source of the text of these scripts. */
const RENDERER = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js';
/**
 * How each script begins: time of the first paint, completed boundary, its styles, segment, client rendering,
 * early forms.
 */
const BEGINNINGS = [
  'requestAnimationFrame(',
  '$RB=[];',
  '$RM=new Map;',
  '$RS=function',
  '$RX=function',
  'addEventListener("submit"',
];
/** The call after the functions, with ids and style sheet URLs. */
const CALL = /^\$R[CRSX]\(([\s\S]*)\);?$/;

/**
 * Whether React uses an inline script to insert a late part of a page: functions that are known word for
 * word, and at most one call of them.
 */
export function isReactInstruction(script: string): boolean {
  let rest = script;
  for (const known of (functions ??= readFunctions()))
    if (rest.startsWith(known)) rest = rest.slice(known.length).replace(/^;/, '');
  return rest === '' ? script !== '' : isData(CALL.exec(rest)?.[1]);
}

function isData(list: string | undefined) {
  try {
    return list !== undefined && Array.isArray(JSON.parse(`[${list}]`));
  } catch {
    return false;
  }
}

let functions: string[] | undefined;

function readFunctions() {
  const source = readFileSync(createRequire(import.meta.url).resolve(RENDERER), 'utf8');
  return BEGINNINGS.flatMap((beginning) => {
    const quoted = ["'", '"'].map((quote) => source.indexOf(quote + beginning)).find((at) => at >= 0);
    if (quoted === undefined) return [];
    const quote = source[quoted] ?? '';
    const text = source.slice(quoted + 1, quoted + 4000);
    const end = new RegExp(`(?<!\\\\)${quote}`).exec(text)?.index ?? 0;
    // The text of some functions ends with the beginning of the call.
    return [
      text
        .slice(0, end)
        .replaceAll(`\\${quote}`, quote)
        .replaceAll('\\n', '\n')
        .replace(/\$R[CRSX]\("$/, ''),
    ];
  });
}
