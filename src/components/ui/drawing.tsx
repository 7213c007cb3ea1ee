import { classNames } from '@/lib/class-names';

type DrawingProps = {
  src: string;
  width: number;
  height: number;
  className?: string;
  /** Loaded at once: only for the drawing that is in the first view. */
  priority?: boolean;
};

/** A decorative line drawing from public/art. A plain `img`: an SVG needs no sizes and no code in the browser. */
export function Drawing({ src, width, height, className, priority = false }: DrawingProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={src}
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
