import type { StaticImageData } from 'next/image';
import emdr from '@/assets/emdr.jpg';
import { knownTherapy } from '@/content/words/known-therapies';

/** The photo of a therapy that has one instead of a drawing (spec §2 Therapies overview). */
export function therapyPhoto(slug: string): StaticImageData | undefined {
  const picture = knownTherapy(slug)?.picture;
  return picture && 'photo' in picture ? PHOTOS[picture.photo] : undefined;
}

const PHOTOS = { emdr };
