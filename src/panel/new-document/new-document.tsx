import type { AdminViewServerProps } from 'payload';
import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import { newName } from './new-name';
import { NewDocumentForm } from './new-document-form';

/**
 * Replaces Payload's "Create New" page, which stores an empty draft when it opens: asks for the
 * title first, and stores nothing before.
 */
export function NewDocument({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, permissions } = initPageResult;
  if (!collectionConfig || !permissions.collections?.[collectionConfig.slug]?.create) notFound();
  const { slug, labels, admin, fields } = collectionConfig;
  const title = fields.find((field) => 'name' in field && field.name === admin.useAsTitle);
  const label = title && 'label' in title && typeof title.label === 'string' ? title.label : 'Title';
  return (
    <main>
      <Gutter className="panel-new">
        <h1>{newName(labels.singular)}</h1>
        <NewDocumentForm
          collection={slug}
          field={admin.useAsTitle ?? 'title'}
          label={label}
          maxLength={title && 'maxLength' in title ? title.maxLength : undefined}
        />
      </Gutter>
    </main>
  );
}
