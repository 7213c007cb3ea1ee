import DOMPurify from 'dompurify';
import { narrowed } from '@/content/words/allowed-html';

/** Only by `import()`, from src/lib/purifier.ts: visitors whose page does not change never fetch it. */
export const purify = narrowed(DOMPurify);
