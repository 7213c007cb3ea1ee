import type { Say } from '@/content/languages/languages';
import { documentCrumbs } from '@/content/head/crumbs';
import { documents } from '@/content/links/documents';

export const therapyCrumbs = (label: string, say?: Say) =>
  documentCrumbs(documents.therapies, label, undefined, say);
