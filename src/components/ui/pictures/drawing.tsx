'use client';

import { useContext } from 'react';
import { artPath } from '@/content/look/palettes';
import { classNames } from '@/lib/class-names';
import { island } from '@/live/island';
import { Palette } from './palette';

type DrawingProps = {
  /** A file of public/art. */
  file: string;
  width: number;
  height: number;
  className?: string;
  /** Eager: only for the drawing in the first view. */
  priority?: boolean;
};

/** A decorative SVG from public/art. A plain `img`: an SVG needs no sizes. */
export function Drawing(props: DrawingProps) {
  const { file, width, height, className, priority = false } = props;
  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={artPath(file, useContext(Palette))}
      alt=""
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames('h-auto', className)}
    />
  );
}

island(Drawing);
