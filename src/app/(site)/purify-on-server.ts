import { offerPurifier } from '@/lib/purifier';
import { sanitizeForPage } from '@/server/content-api/sanitize-html';

// Views know no server; what they render there passes through this.
offerPurifier(sanitizeForPage);
