import type { Page } from 'playwright-core';

/** The landmarks and headings of the page, one per line, indented by nesting. */
export const outline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const roles: Record<string, string> = {
      HEADER: 'banner',
      NAV: 'navigation',
      MAIN: 'main',
      ASIDE: 'complementary',
      FOOTER: 'contentinfo',
      FORM: 'form',
      SECTION: 'region',
      ARTICLE: 'article',
      SEARCH: 'search',
      DIALOG: 'dialog',
    };
    const isSectioned = (element: Element) =>
      element.parentElement?.closest('article, aside, main, nav, section') !== null;
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return (words || element.getAttribute('aria-label') || '').replace(/\s+/g, ' ').trim();
    };
    const lineOf = (element: Element) => {
      if (/^H[1-6]$/.test(element.tagName))
        return `h${element.tagName[1]} ${element.textContent.replace(/\s+/g, ' ').trim()}`;
      const role = element.getAttribute('role') ?? roles[element.tagName];
      const name = nameOf(element);
      const isLandmark = role !== undefined && (Object.values(roles).includes(role) || role === 'alert');
      if (!isLandmark || ((role === 'region' || role === 'form') && !name)) return null;
      if ((role === 'banner' || role === 'contentinfo') && isSectioned(element)) return null;
      return name ? `${role} “${name}”` : role;
    };
    /** `checkVisibility()` is false for an element without a box of its own, whose children are shown. */
    const isShown = (element: Element) =>
      getComputedStyle(element).display === 'contents' ||
      element.checkVisibility({ visibilityProperty: true });
    const visit = (element: Element, depth: number) => {
      if (!isShown(element) || element.closest('[aria-hidden=true]')) return;
      const line = lineOf(element);
      if (line) lines.push('  '.repeat(depth) + line);
      for (const child of element.children) visit(child, line && !/^h\d/.test(line) ? depth + 1 : depth);
    };
    for (const child of document.body.children) visit(child, 0);
    return lines.join('\n');
  });

/** Skipped levels, and missing or repeated first headings, in an outline. */
export function headingFaults(lines: string): string[] {
  const levels = [...lines.matchAll(/^\s*h(\d) /gm)].map(([, level]) => Number(level));
  const faults = levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 1) + 1
      ? [`a heading of level ${level} follows one of level ${levels[index - 1]}`]
      : [],
  );
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) faults.push(`${first} headings of level 1`);
  if (levels[0] !== 1) faults.push(`the first heading has level ${levels[0]}`);
  return faults;
}
