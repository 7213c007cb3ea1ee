import { route } from '@/server/handlers/route';
import { showSession } from '@/server/handlers/show-session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: showSession });
