import { paletteColors } from '@/content/look/palette-colors';
import { isPalette, PALETTES } from '@/content/look/palettes';
import { getCms } from '@/server/cms/payload';

/** The center's palette in the panel; nothing for the first palette, which is in the style sheet. */
export async function BrandColors() {
  const at = await paletteOfSite().catch(() => 0);
  if (at === 0) return null;
  const { primary, 'primary-hover': hover } = paletteColors;
  return <style>{`:root { --panel-primary: ${primary[at]}; --panel-hover: ${hover[at]} }`}</style>;
}

async function paletteOfSite() {
  const cms = await getCms();
  const { palette } = await cms.findGlobal({ slug: 'brand', overrideAccess: true, depth: 0 });
  return isPalette(palette) ? PALETTES.indexOf(palette) : 0;
}
