import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contact } from '@/content/schema/pages/contact';
import * as endpoints from '@/content/endpoints/endpoints';
import { mapPage, mapPageHeaders, offeredMap } from '@/app/map/map-page';
import { viewOf } from '@/server/content-api/prefetch';

export const dynamic = 'force-dynamic';

/** The content of the contact page's map frame; built-in text while the database is away. */
export async function GET() {
  const [page, layout, map] = await Promise.all([
    viewOf(endpoints.page(contact)),
    viewOf(endpoints.layout),
    // Without the drawing the frame still shows the address.
    (drawing ??= readFile(resolve('src/assets/map.svg'), 'utf8').catch(() => '')),
  ]);
  const { company, contact: facts } = layout.footer;
  const html = mapPage({
    name: company.name,
    address: facts.address,
    embedUrl: offeredMap(page.mapSection.map, facts.address),
    drawing: map,
    palette: layout.brand.palette,
  });
  return new Response(html, { headers: mapPageHeaders(layout.brand.palette) });
}

let drawing: Promise<string> | undefined;
