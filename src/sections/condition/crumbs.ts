import type { Say } from '@/content/languages/languages';
import { documentCrumbs } from '@/content/head/crumbs';
import { documents } from '@/content/links/documents';

export const conditionCrumbs = (label: string, say?: Say) =>
  documentCrumbs(documents.conditions, label, undefined, say);
