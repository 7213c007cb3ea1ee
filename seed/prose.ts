/**
 * Joins long texts that are wrapped in the source for readable diffs; the stored text has one paragraph,
 * heading or list item per line. Blank lines (the paragraphs of plain texts) stay.
 */
export function prose(strings: TemplateStringsArray, ...facts: string[]): string {
  return strings
    .map((words, index) => words + (facts[index] ?? ''))
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map(joinLines)
    .join('\n\n');
}

function joinLines(paragraph: string): string {
  return paragraph
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/> (?=<\/?(?:p|h2|h3|ul|ol|li|blockquote)>)/g, '>\n');
}
