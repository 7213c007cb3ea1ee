import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export type IconName = keyof typeof icons;

/**
 * A line icon in the current text color. Decorative: the text carries the meaning. Its shape is once in the
 * document (`IconShapes`), so that an icon costs a few bytes and no request.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The shapes of all icons, once per document. */
export const IconShapes = () => (
  <svg className="icon-shapes" aria-hidden="true">
    {Object.entries<IconShape>(icons).map(([name, { box = 24, stroke, shape }]) => (
      <symbol
        key={name}
        id={`icon-${name}`}
        viewBox={`0 0 ${box} ${box}`}
        {...(stroke ? { ...LINE, strokeWidth: stroke } : { fill: 'currentColor' })}
      >
        {shape}
      </symbol>
    ))}
  </svg>
);

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Without `stroke` the shape is filled. */
type IconShape = { box?: number; stroke?: number; shape: ReactNode };

const icons = {
  arrow: { stroke: 2, shape: <path d="M4 12h16M14 6l6 6-6 6" /> },
  left: { stroke: 2, shape: <path d="M20 12H4M10 6l-6 6 6 6" /> },
  down: { stroke: 2.4, shape: <path d="m5 9 7 7 7-7" /> },
  up: { stroke: 2.4, shape: <path d="m5 15 7-7 7 7" /> },
  phone: {
    stroke: 1.8,
    shape: (
      <path d="M6.5 3.5h3l1.7 4.6-2.2 1.7a13 13 0 0 0 5.2 5.2l1.7-2.2 4.6 1.7v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
    ),
  },
  menu: { stroke: 2, shape: <path d="M4 8h16M4 16h16" /> },
  close: { stroke: 2, shape: <path d="m6 6 12 12M18 6 6 18" /> },
  pause: {
    box: 16,
    shape: (
      <>
        <rect x="3" y="2" width="3.5" height="12" rx="1" />
        <rect x="9.5" y="2" width="3.5" height="12" rx="1" />
      </>
    ),
  },
  play: { box: 16, shape: <path d="M4 2.5v11l9-5.5z" /> },
  warn: {
    stroke: 2,
    shape: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7.5v5.5M12 16.4v.1" />
      </>
    ),
  },
  check: {
    stroke: 2,
    shape: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="m8 12.3 2.8 2.7L16 9.5" />
      </>
    ),
  },
  search: {
    stroke: 2,
    shape: (
      <>
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </>
    ),
  },
  plus: { stroke: 2, shape: <path d="M12 5v14M5 12h14" /> },
  minus: { stroke: 2, shape: <path d="M5 12h14" /> },
  facebook: {
    shape: (
      <path d="M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.5 1.6-1.5h1.6V3.4c-.3 0-1.2-.1-2.3-.1-2.4 0-4 1.4-4 4.1v2.4H7.7V13h2.7v8h3.1Z" />
    ),
  },
  instagram: {
    stroke: 1.8,
    shape: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.1" />
      </>
    ),
  },
  linkedin: {
    shape: (
      <path d="M5 9.5h3V20H5V9.5ZM6.5 4.3a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5ZM10.2 9.5H13V11c.5-.9 1.6-1.7 3.2-1.7 3 0 3.8 1.9 3.8 4.5V20h-3v-5.5c0-1.4-.3-2.6-1.8-2.6s-2.1 1.1-2.1 2.6V20h-2.9V9.5Z" />
    ),
  },
  spin: { stroke: 2.6, shape: <path d="M12 3a9 9 0 1 0 9 9" /> },
} satisfies Record<string, IconShape>;
