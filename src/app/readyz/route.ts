import { sendReadiness } from '@/server/handlers/readiness';

export const dynamic = 'force-dynamic';

export const GET = sendReadiness;
