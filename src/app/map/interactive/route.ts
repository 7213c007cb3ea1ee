import { contact } from '@/content/pages/contact';
import * as reads from '@/content/reads';
import { INTERACTIVE_MAP_HEADERS, interactiveMapPage } from '@/server/map-page';
import { viewOf } from '@/server/prefetch';

export const dynamic = 'force-dynamic';

/** The editor's map, once a visitor has asked for it. */
export async function GET() {
  const [page, layout] = await Promise.all([viewOf(reads.page(contact)), viewOf(reads.layout)]);
  const html = interactiveMapPage({ name: layout.footer.company.name, embedUrl: page.mapSection.map });
  return new Response(html, { headers: INTERACTIVE_MAP_HEADERS });
}
