import type { ReactNode } from 'react';

type FirstSomeProps<Item> = { of: Item[]; shown: number; children: (items: Item[]) => ReactNode };

/** Shows the first items of a list; the others on request. */
export function FirstSome<Item>({ of: items, shown, children }: FirstSomeProps<Item>) {
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > shown && (
        <details>
          <summary>And {items.length - shown} more</summary>
          {children(items.slice(shown))}
        </details>
      )}
    </>
  );
}
