import { forEachMethod } from '@/server/handlers/route';
import { showRead } from '@/server/handlers/show-read';

export const dynamic = 'force-dynamic';

/** The GETs of spec §7, as src/content/endpoints/reads.ts names them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = forEachMethod(showRead);
