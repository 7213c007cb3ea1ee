import { Fragment } from 'react';

const LINK = /\[([^\]|]+)(?:\|([^\]]+))?\]\(([^)]+)\)/g;

/**
 * A trusted sentence of the code whose `[words|label](address)` are links; the label is for screen readers.
 */
export function LinkedWords({ text, className }: { text: string; className?: string }) {
  const links = [...text.matchAll(LINK)];
  const ends = [0, ...links.map(({ 0: whole, index }) => index + whole.length)];
  return (
    <>
      {links.map(([, words, label, address], number) => (
        <Fragment key={number}>
          {text.slice(ends[number], links[number]?.index)}
          <a href={address} aria-label={label} className={className}>
            {words}
          </a>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
