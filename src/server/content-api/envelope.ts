import type { ApiSection, ApiSeo } from '@/content/endpoints/api';
import type { PageSchema } from '@/content/schema/element';

export type PageBody = {
  data: { content: ApiSection[] | { sections: ApiSection[] }; seo: ApiSeo };
  content?: ApiSection[];
};

/**
 * `{ data: { content, seo } }`, plus a top-level `content` or `data.content.sections` where spec §7 has it.
 */
export const inEnvelope = ({ envelope }: PageSchema, sections: ApiSection[], seo: ApiSeo): PageBody => ({
  data: { content: envelope === 'data.content.sections' ? { sections } : sections, seo },
  ...(envelope === 'content' ? { content: sections } : {}),
});
