import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardPayloadRest } from '@/server/handlers/guard-payload-rest';

/** Payload's REST API, for the panel; visitors and other clients use `/api/*` (spec §7). */
export const GET = guardPayloadRest(REST_GET(config));
export const POST = guardPayloadRest(REST_POST(config));
export const DELETE = guardPayloadRest(REST_DELETE(config));
export const PATCH = guardPayloadRest(REST_PATCH(config));
export const PUT = guardPayloadRest(REST_PUT(config));
export const OPTIONS = guardPayloadRest(REST_OPTIONS(config));
