import { documentCrumbs } from '@/content/head/crumbs';
import { documents } from '@/content/links/documents';

export const therapyCrumbs = (label: string) => documentCrumbs(documents.therapies, label);
