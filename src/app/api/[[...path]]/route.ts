import { forEachMethod } from '@/server/handlers/route';
import { showEndpoint } from '@/server/handlers/show-endpoint';

export const dynamic = 'force-dynamic';

/** The GET calls of spec §7, as named in src/content/endpoints/endpoints.ts. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = forEachMethod(showEndpoint);
