import { documentCrumbs } from '@/content/crumbs';
import { documents } from '@/content/documents';

export const conditionCrumbs = (label: string) => documentCrumbs(documents.conditions, label);
