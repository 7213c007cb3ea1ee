'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { documentPath } from '@/content/document-path';
import { asText } from '@/content/untyped';

/** What search engines show before they cut (characters, about). */
const TITLE = 60;
const DESCRIPTION = 155;

/** How the page may look in search results and when it is shared, with the length of both lines. */
export function SearchPreview() {
  const { collectionSlug } = useDocumentInfo();
  const at = useFormFields(([fields]) => ({
    title: asText(fields['seo.title']?.value),
    description: asText(fields['seo.description']?.value),
    own: asText(fields.title?.value),
    lead: asText(fields.summary?.value) || asText(fields.excerpt?.value),
    slug: asText(fields.slug?.value),
    name: asText(fields.name?.value),
    sharedTitle: asText(fields['seo.openGraph.title']?.value),
    sharedDescription: asText(fields['seo.openGraph.description']?.value),
  }));
  const title = at.title || at.own;
  const description = at.description || at.lead;
  const path = documentPath(collectionSlug ?? '', at) || '/';
  return (
    <div className="panel-previews">
      <figure className="panel-preview">
        <figcaption>In search results</figcaption>
        <p className="panel-preview__path">{path}</p>
        <p className="panel-preview__title">{cut(title, TITLE) || 'The title of the page'}</p>
        <p>{cut(description, DESCRIPTION) || 'The page’s own description'}</p>
        <p className="panel-preview__count">
          <Length of={title} best={TITLE} what="Title" />{' '}
          <Length of={description} best={DESCRIPTION} what="Description" />
        </p>
      </figure>
      <figure className="panel-preview">
        <figcaption>When it is shared</figcaption>
        <p className="panel-preview__title">{at.sharedTitle || title || 'The title of the page'}</p>
        <p>{cut(at.sharedDescription || description, 200) || 'The page’s own description'}</p>
      </figure>
    </div>
  );
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
