'use client';

import { useEffect, useState } from 'react';

/** The shapes that the site cuts pictures to: cards and articles, and the arches of people and pages. */
const SHAPES = [
  { name: 'Wide', ratio: '16 / 10' },
  { name: 'Square', ratio: '1' },
  { name: 'Tall', ratio: '4 / 5' },
] as const;

/**
 * What the site shows of a picture in each shape, while its important part is moved. Payload keeps the place
 * to itself; its point in `editor` has it as `left` and `top`, also during a drag.
 */
export function CropPreview({ editor }: { editor: Element }) {
  const [shown, setShown] = useState<{ src: string; place: string }>();
  useEffect(() => {
    const look = () => {
      const point = editor.querySelector<HTMLElement>('.edit-upload__focalPoint');
      const src = editor.querySelector<HTMLImageElement>('.edit-upload__focal-wrapper img')?.src;
      if (!point || !src) return;
      const place = `${point.style.left} ${point.style.top}`;
      setShown((was) => (was?.src === src && was.place === place ? was : { src, place }));
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(editor, { attributes: true, attributeFilter: ['style', 'src'], subtree: true });
    return () => watch.disconnect();
  }, [editor]);
  if (!shown) return null;
  return (
    <div className="crop-preview" role="group" aria-label="As the site shows it">
      <p>As the site shows it</p>
      {SHAPES.map(({ name, ratio }) => (
        <figure key={name}>
          {/* eslint-disable-next-line @next/next/no-img-element -- also shown before it is saved */}
          <img
            src={shown.src}
            alt={`${name} crop`}
            style={{ aspectRatio: ratio, objectPosition: shown.place }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
