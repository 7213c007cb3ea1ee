import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readPage } from '@/content/from-api';
import { contact } from '@/content/pages/contact';
import { readLayout } from '@/content/site-layout';
import { MAP_PAGE_HEADERS, mapPage } from '@/server/map-page';
import { bodyOf } from '@/server/prefetch';

export const dynamic = 'force-dynamic';

/** What stands in the map frame of the contact page; with built-in words while the database is away. */
export async function GET() {
  const [page, layout, map] = await Promise.all([
    bodyOf('/api/pages/contact'),
    bodyOf('/api/globals/site-layout'),
    // Without the drawing the frame still has the address.
    (drawing ??= readFile(resolve('src/assets/map.svg'), 'utf8').catch(() => '')),
  ]);
  const { company, contact: facts } = readLayout(layout).footer;
  const html = mapPage({
    name: company.name,
    address: facts.address,
    embedUrl: readPage(contact, page).mapSection.map,
    drawing: map,
  });
  return new Response(html, { headers: MAP_PAGE_HEADERS });
}

let drawing: Promise<string> | undefined;
