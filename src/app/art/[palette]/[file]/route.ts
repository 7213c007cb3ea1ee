import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inPalette } from '@/content/look/palette-colors';
import { isPalette } from '@/content/look/palettes';

export const dynamic = 'force-dynamic';

const MAX_AGE_S = 86_400;

type Context = { params: Promise<{ palette: string; file: string }> };

/** A drawing of public/art, or the icon, in a palette's colors. */
export async function GET(_request: Request, { params }: Context) {
  const { palette, file } = await params;
  const drawing = isPalette(palette) && /^[a-z0-9-]+\.svg$/.test(file) ? await read(file) : null;
  if (drawing === null || !isPalette(palette))
    return new Response('There is no such drawing.', { status: 404 });
  return new Response(inPalette(drawing, palette), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${MAX_AGE_S}` },
  });
}

const read = (file: string) =>
  readFile(resolve(file === 'favicon.svg' ? 'public/brand' : 'public/art', file), 'utf8').catch(() => null);
