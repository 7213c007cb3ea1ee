import { ownUrl } from '../links/address';
import type { Picture } from '../schema/element';
import { readPicture } from '../derive/from-api';
import { isPalette, PALETTES, type PaletteName } from '../look/palettes';
import { asString, prop } from '../json';

/** The center's brand; null values use the defaults. */
export type BrandView = { palette: PaletteName; favicon: string | null; socialPicture: Picture | null };

export function readBrand(brand: unknown): BrandView {
  const palette = prop(brand, 'palette');
  return {
    palette: isPalette(palette) ? palette : PALETTES[0],
    favicon: ownUrl(asString(prop(brand, 'favicon'))) || null,
    socialPicture: readPicture(prop(brand, 'socialPicture'), ''),
  };
}
