import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { asString, prop } from '@/content/json';
import { SearchForm } from './search-form';

/** The page that searches the panel. */
export function Search({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="panel-help">
          <h1>Search</h1>
          <p>{LOOKS_AT.get(asString(prop(req.user, 'role')))}</p>
          <SearchForm />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

const LOOKS_AT = new Map([
  ['admin', 'Looks at all pages, texts and pictures, with their drafts, and at the messages.'],
  ['editor', 'Looks at all pages, texts and pictures, with their drafts.'],
  ['reviewer', 'Looks at the texts that you can review.'],
  ['intake', 'Looks at the messages.'],
]);
