import { Fragment } from 'react';
import { crisisParts } from '@/content/crisis/crisis-links';

/**
 * Plain text from the content store with 988, 911 and the veterans' 838255 as links. They stay clickable
 * above a link that covers a card. Do not use inside a link.
 */
export function CrisisWords({ children }: { children: string }) {
  const parts = crisisParts(children);
  // Most texts contain no number: without keys their RSC data is shorter.
  if (!parts.some(({ href }) => href)) return children;
  return parts.map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} className="link relative z-1">
        {text}
      </a>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
