import { forEachMethod } from '@/server/handlers/route';
import { showRead } from '@/server/handlers/show-read';

export const dynamic = 'force-dynamic';

/** The GET calls of spec §7, as named in src/content/endpoints/endpoints.ts. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = forEachMethod(showRead);
