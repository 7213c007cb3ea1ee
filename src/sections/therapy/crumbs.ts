import { documentCrumbs } from '@/content/crumbs';
import { documents } from '@/content/documents';

export const therapyCrumbs = (label: string) => documentCrumbs(documents.therapies, label);
