import { showFeed } from '@/server/handlers/feed';
import { route } from '@/server/handlers/route';

export const dynamic = 'force-dynamic';
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: showFeed });
