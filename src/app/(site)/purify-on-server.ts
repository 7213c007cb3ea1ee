import { offerPurifier } from '@/lib/purifier';
import { sanitizeForPage } from '@/server/sanitize-html';

// Views know no server; what they render there passes through this.
offerPurifier(sanitizeForPage);
