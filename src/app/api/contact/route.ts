import { sendMessage } from '@/server/handlers/send-message';
import { route } from '@/server/handlers/route';

export const dynamic = 'force-dynamic';
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: sendMessage });
