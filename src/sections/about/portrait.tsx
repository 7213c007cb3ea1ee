'use client';

import { useState } from 'react';
import { sizes } from '@/components/breakpoints';
import { Photo, type Picture } from '@/components/ui/pictures/picture';
import { island } from '@/live/island';

/** A picture, or initials when it is missing or fails to load (spec §2 About). */
export function Portrait({ picture, initials }: { picture: Picture | null; initials: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!picture || picture.src === brokenSrc)
    return (
      <p aria-hidden="true" className="grid size-full place-items-center pt-[8%] type-h1">
        {initials}
      </p>
    );
  return (
    <Photo
      picture={picture}
      // An illustration stands in for a photo and does not describe the person.
      alt={/^illustration\b/i.test(picture.alt) ? '' : undefined}
      sizes={sizes('120px', { tablet: '45vw', desktop: '23vw', full: '280px' })}
      className="size-full"
      onError={() => setBrokenSrc(picture.src)}
      // It may have failed before React attached its listener.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(picture.src);
      }}
    />
  );
}

island(Portrait);
