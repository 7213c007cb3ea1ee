import type { AdminViewServerProps } from 'payload';
import { asString, prop } from '@/content/json';
import { PanelPage } from '../shell/panel-page';
import { SearchForm } from './search-form';

/** The page that searches the panel. */
export const Search = (props: AdminViewServerProps) => (
  <PanelPage {...props} title="Search">
    <p>{LOOKS_AT.get(asString(prop(props.initPageResult.req.user, 'role')))}</p>
    <SearchForm />
  </PanelPage>
);

const LOOKS_AT = new Map([
  ['admin', 'Looks at all pages, texts and pictures, with their drafts, and at the messages.'],
  ['editor', 'Looks at all pages, texts and pictures, with their drafts.'],
  ['reviewer', 'Looks at the texts that you can review.'],
  ['intake', 'Looks at the messages.'],
]);
