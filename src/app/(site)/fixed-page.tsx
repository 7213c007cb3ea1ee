import type { ComponentType } from 'react';
import { KnownAnswers } from '@/lib/answers-context';
import { pageCrumbs } from '@/content/crumbs';
import type { PageSchema } from '@/content/element';
import * as reads from '@/content/reads';
import { textAt } from '@/content/title';
import { metadataOf } from '@/server/metadata';
import { bodyOf, prefetch } from '@/server/prefetch';
import { webPage, type PageFacts, type Thing } from '@/server/structured-data';
import { StructuredData } from './structured-data';

type Options = {
  /** Other reads that the view asks for. */
  also?: reads.Read[];
  /** What the page is to machines, where the kind that its schema names is not all. */
  things?: (page: PageFacts) => Thing[] | Promise<Thing[]>;
};

/** The route of a fixed page (spec §2), made from its schema and its view. */
export function fixedPage(schema: PageSchema, View: ComponentType, { also = [], things }: Options = {}) {
  const read = reads.page(schema);
  const { path, description } = schema;

  const generateMetadata = () =>
    metadataOf({
      read,
      path,
      describe: (view) => (description ? { description: textAt(view, description.from) } : {}),
    });

  async function Page() {
    const [bodies, body] = await Promise.all([prefetch(read, ...also), bodyOf(read)]);
    return (
      <KnownAnswers bodies={bodies}>
        <View />
        <StructuredData
          body={body}
          path={path}
          crumbs={pageCrumbs(schema, read.view(body))}
          things={things ?? webPage(schema.thing)}
        />
      </KnownAnswers>
    );
  }
  return { generateMetadata, Page };
}
