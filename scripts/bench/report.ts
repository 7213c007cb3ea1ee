import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';

export type Table = { title: string; note?: string; head: string[]; rows: (string | number)[][] };

const FILE = 'docs/benchmarks.md';
const INTRODUCTION = `# Benchmarks

Made by \`npm run bench\` (\`npm run bench -- polls weight\` for parts: see \`scripts/bench/index.ts\`). Everything in a table was
measured in one run on one machine, so that the ratios count and not the figures. CPU is the asked process's own, per
request. Wanted: polls and lists at least 0.7, pages at least 0.5 of a bare server.
`;

export const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(2);
export const whole = (value: number) => Math.round(value).toLocaleString('en-US');

export function print({ title, note, head, rows }: Table) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  console.info(`\n${title}\n${cells.map(line).join('\n')}${note ? `\n${note}` : ''}`);
}

/** Writes each table as a section with date and machine; sections without a new measurement stay. */
export async function writeDown(tables: Table[], tool: string) {
  const before = await readFile(FILE, 'utf8').catch(() => '');
  const sections = new Map<string, string>();
  for (const section of before.split(/^(?=## )/m).slice(1))
    sections.set(/^## (.*)/.exec(section)?.[1] ?? '', section.trimEnd());
  for (const table of tables) sections.set(table.title, asSection(table, tool));
  const text = [INTRODUCTION.trimEnd(), ...sections.values()].join('\n\n');
  await writeFile(FILE, await format(text, { parser: 'markdown' }));
}

function asSection({ title, note, head, rows }: Table, tool: string) {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine()}, ${tool}.`,
    '',
    ...[head, head.map(() => '---'), ...rows].map(row),
    ...(note ? ['', note] : []),
  ].join('\n');
}

function machine() {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `Node ${process.versions.node}, ${cpus().length} × ${model}, ${Math.round(totalmem() / 1e9)} GB`;
}

/** The median of each column. */
export const median = (runs: number[][]) =>
  (runs[0] ?? []).map((_, column) => {
    const values = runs.map((run) => run[column] ?? NaN).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? NaN;
  });
