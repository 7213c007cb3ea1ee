import DOMPurify from 'dompurify';
import { narrowed } from '@/content/words/allowed-html';

/** Loaded by `import()` in src/lib/purifier.ts: visitors whose page does not change never load it. */
export const purify = narrowed(DOMPurify);
