import { expect, test } from '@jest/globals';
import { traverseFields, type Field } from 'payload';
import config from '@payload-config';
import { prop } from '@/content/json';

test('no field begins a document in a drawer, where Payload would store it empty at once', async () => {
  const { collections, globals } = await config;
  const offering: string[] = [];
  let linked = 0;
  const hasDrafts = (slugs: string | string[]) =>
    collections.some(({ slug, versions }) => slugs.includes(slug) && Boolean(versions?.drafts));
  const ask = (field: Field, where: string) => {
    if (field.type === 'relationship' && field.admin?.allowCreate !== false && hasDrafts(field.relationTo))
      offering.push(`${where} ${field.name}`);
    const editor: unknown = 'editor' in field ? field.editor : undefined;
    const features = prop(prop(editor, 'editorConfig'), 'resolvedFeatureMap');
    const links: unknown = features instanceof Map ? features.get('link') : undefined;
    const ofLinks = prop(prop(links, 'sanitizedServerFeatureProps'), 'fields');
    if (Array.isArray(ofLinks))
      traverseFields({
        fields: ofLinks as Field[],
        callback: ({ field: of }) => {
          linked += Number(of.type === 'relationship');
          ask(of as Field, `link in ${where}`);
        },
      });
  };
  for (const { slug, fields } of [...collections, ...globals].filter(
    (one) => !one.slug.startsWith('payload-'),
  ))
    traverseFields({
      fields,
      callback: ({ field }) => ask(field as Field, slug),
    });
  expect(linked).toBeGreaterThan(0);
  expect(offering).toEqual([]);
});
