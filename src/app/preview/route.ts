import { showPreview } from '@/server/handlers/show-preview';

export const dynamic = 'force-dynamic';

export const GET = showPreview;
