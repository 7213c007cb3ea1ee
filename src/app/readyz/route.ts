import { showReadiness } from '@/server/handlers/readiness';

export const dynamic = 'force-dynamic';

export const GET = showReadiness;
