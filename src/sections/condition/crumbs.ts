import { documentCrumbs } from '@/content/head/crumbs';
import { documents } from '@/content/links/documents';

export const conditionCrumbs = (label: string) => documentCrumbs(documents.conditions, label);
