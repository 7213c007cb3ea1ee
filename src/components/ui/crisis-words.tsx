import { Fragment } from 'react';
import { crisisParts } from '@/content/words/crisis-links';

/**
 * Plain words of the content store; 988, 911 and the veterans' 838255 in them are links. They lie above a link that covers
 * a card. Not for the inside of a link.
 */
export function CrisisWords({ children }: { children: string }) {
  const parts = crisisParts(children);
  // Most texts name no number: without a key around each they are shorter in the framework's data.
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
