import { pictureUrl } from './address';
import type { Picture } from './element';
import { readPicture } from './from-api';
import { isPalette, PALETTES, type PaletteName } from './palettes';
import { asText, get } from './untyped';

/** How the centre looks; what is null stays as the site came. */
export type BrandView = { palette: PaletteName; favicon: string | null; socialPicture: Picture | null };

export function readBrand(brand: unknown): BrandView {
  const palette = get(brand, 'palette');
  return {
    palette: isPalette(palette) ? palette : PALETTES[0],
    favicon: pictureUrl(asText(get(brand, 'favicon'))) || null,
    socialPicture: readPicture(get(brand, 'socialPicture'), ''),
  };
}
