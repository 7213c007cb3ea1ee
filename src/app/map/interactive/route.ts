import { contact } from '@/content/schema/pages/contact';
import * as endpoints from '@/content/endpoints/endpoints';
import { INTERACTIVE_MAP_HEADERS, interactiveMapPage, offeredMap } from '@/app/map/map-page';
import { viewOf } from '@/server/content-api/prefetch';

export const dynamic = 'force-dynamic';

/** The editor's interactive map, on the visitor's request. */
export async function GET() {
  const [page, layout] = await Promise.all([viewOf(endpoints.page(contact)), viewOf(endpoints.layout)]);
  const { company, contact: facts } = layout.footer;
  const embedUrl = offeredMap(page.mapSection.map, facts.address);
  if (!embedUrl) return new Response(null, { status: 307, headers: { Location: '/map' } });
  const html = interactiveMapPage({ name: company.name, embedUrl });
  return new Response(html, { headers: INTERACTIVE_MAP_HEADERS });
}
