import { classNames } from '@/lib/class-names';

type DrawingProps = { src: string; width: number; height: number; className?: string };

/** A decorative line drawing from public/art. A plain `img`: an SVG needs no sizes and no code in the browser. */
export function Drawing({ src, width, height, className }: DrawingProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto', className)}
    />
  );
}
