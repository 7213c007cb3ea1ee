'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { visitorPath } from '@/content/links/visitor-path';
import * as endpoints from '@/content/endpoints/endpoints';
import { readLanguage } from '@/content/languages/languages';
import { treatmentTitle } from '@/content/views/condition';
import type { PageSchema } from '@/content/schema/element';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { defaultTitle, titleWithCenter } from '@/content/head/title';
import { asString, prop } from '@/content/json';
import sharingPicture from '@/assets/og-default.jpg';
import { useJson } from '../shell/use-json';

/** Where search engines truncate, in characters (approximately). */
const TITLE = 60;
const DESCRIPTION = 155;

/** The page in search results and when shared, with the length of title and description. */
export function SearchPreview() {
  const { collectionSlug } = useDocumentInfo();
  const at = useFormFields(([fields]) => ({
    title: asString(fields['seo.title']?.value),
    description: asString(fields['seo.description']?.value),
    own: ownTitleOf(collectionSlug, (path) => asString(fields[path]?.value)),
    lead: asString(fields.summary?.value) || asString(fields.excerpt?.value),
    slug: asString(fields.slug?.value),
    name: asString(fields.name?.value),
    sharedTitle: asString(fields['seo.openGraph.title']?.value),
    sharedDescription: asString(fields['seo.openGraph.description']?.value),
    picture: asString(fields['seo.openGraph.image']?.value) || asString(fields.image?.value),
  }));
  const layout = useJson(endpoints.layout.path);
  const { footer, brand, town } = endpoints.layout.view(layout);
  const picture = asString(prop(useJson(at.picture && `/cms-api/media/${at.picture}?depth=0`), 'url'));
  const center = footer.company.name;
  const title = at.title || (at.own ? titleWithCenter(at.own, center) : defaultTitle(center, town));
  const description = at.description || at.lead;
  const path = visitorPath(collectionSlug ?? '', at) || '/';
  return (
    <div className="panel-previews">
      <figure className="panel-preview">
        <figcaption>In search results</figcaption>
        <p className="panel-preview__path">{path}</p>
        <p className="panel-preview__title">{cut(title, TITLE)}</p>
        <p>{cut(description, DESCRIPTION) || 'The page’s own description'}</p>
        <p className="panel-preview__count">
          <Length of={title} best={TITLE} what="Title" />{' '}
          <Length of={description} best={DESCRIPTION} what="Description" />
        </p>
      </figure>
      <figure className="panel-preview">
        <figcaption>When it is shared</figcaption>
        {/* eslint-disable-next-line @next/next/no-img-element -- as it is, from where it is */}
        <img src={picture || brand.socialPicture?.src || sharingPicture.src} alt="" />
        <p className="panel-preview__title">{at.sharedTitle || title}</p>
        <p>{cut(at.sharedDescription || description, 200) || 'The page’s own description'}</p>
      </figure>
    </div>
  );
}

/** The document's title from the current form values. */
function ownTitleOf(collection: string | undefined, valueOf: (path: string) => string) {
  if (collection === 'conditions')
    return valueOf('title') && treatmentTitle(valueOf('title'), readLanguage(valueOf('language')));
  const name = valueOf('name');
  if (collection !== 'pages' || !isPageName(name)) return valueOf('title');
  const schema: PageSchema = pageSchemas[name];
  if (!schema.title || 'words' in schema.title) return schema.title?.words;
  const [section = '', key = ''] = schema.title.from.split('.');
  const written = valueOf(`body.0.${schema.title.from}`);
  return written || asString(prop(schema.sections[section]?.elements[key], 'fallback'));
}

function Length({ of, best, what }: { of: string; best: number; what: string }) {
  const isLong = of.length > best;
  return (
    <span className={isLong ? 'is-long' : undefined}>
      {what}: {of.length} of about {best} characters{isLong && ', the end will be cut'}.
    </span>
  );
}

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')} …` : words;
