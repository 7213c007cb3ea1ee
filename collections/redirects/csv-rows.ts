export type CsvRow = { line: number; cells: string[] };

/**
 * The rows of a CSV file that a spreadsheet has saved: cells between commas, semicolons or tabs, which may
 * stand in quotes. Empty rows are left out. `line` is where the row begins.
 */
export function csvRows(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const comma = separatorOf(text.split('\n', 1)[0] ?? '');
  const rows: CsvRow[] = [];
  let [line, cell, isQuoted, start] = [1, '', false, 1];
  let cells: string[] = [];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some(Boolean)) rows.push({ line: start, cells });
    cells = [];
    start = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (sign === comma) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** The separator that the first line has most of. */
const separatorOf = (line: string) =>
  [',', ';', '\t'].reduce((best, sign) => (line.split(sign).length > line.split(best).length ? sign : best));
