import { registerPurifier } from '@/lib/purifier';
import { sanitizeForPage } from '@/server/content-api/sanitize-html';

// Views do not import server code; HTML that they render on the server is sanitized by this.
registerPurifier(sanitizeForPage);
