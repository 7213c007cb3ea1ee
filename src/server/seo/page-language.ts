import { headers } from 'next/headers';
import { sentPages } from '@/contact/rules/sent-pages';
import { crisisLanguages } from '@/content/crisis/crisis-help';
import { helpNowLanguages } from '@/content/crisis/help-now';
import { readLanguage, type Language } from '@/content/languages/languages';
import { documentEndpoint } from '@/content/links/documents';
import { prop } from '@/content/json';
import { givenAnswer } from '@/services/http/given-answer';
import { PATH_HEADER } from '@/services/http/path-header';
import { bodyOf } from '../content-api/prefetch';

/** The language of the page that this request renders, for the frame around it. */
export async function pageLanguage(): Promise<Language> {
  const answer = await givenAnswer();
  if (answer) return answer.language;
  const path = (await headers()).get(PATH_HEADER) ?? '';
  const inCode = [...crisisLanguages, ...helpNowLanguages, ...sentPages].find(({ url }) => url === path);
  if (inCode) return inCode.language;
  const endpoint = documentEndpoint(path);
  return endpoint ? readLanguage(prop(prop(await bodyOf(endpoint), 'data'), 'language')) : 'en';
}
