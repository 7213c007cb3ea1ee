import { headers } from 'next/headers';
import { ANSWER_HEADER, fromHeader } from '@/contact/rules/answer-header';
import { sentPath } from '@/contact/rules/form-answer';
import { crisisLanguages } from '@/content/crisis/crisis-help';
import { readLanguage, translatedLanguages, type Language } from '@/content/languages/languages';
import { documentRead } from '@/content/links/documents';
import { prop } from '@/content/json';
import { PATH_HEADER } from '../http/path-header';
import { bodyOf } from '../content-api/prefetch';

/** The language of the page that this request renders, for the frame around it. */
export async function pageLanguage(): Promise<Language> {
  const given = await headers();
  const answer = given.get(ANSWER_HEADER);
  if (answer) return fromHeader(answer).language;
  const path = given.get(PATH_HEADER) ?? '';
  const inCode = [
    ...crisisLanguages,
    ...translatedLanguages.map((language) => ({ language, url: sentPath('main', language) })),
  ].find(({ url }) => url === path);
  if (inCode) return inCode.language;
  const read = documentRead(path);
  return read ? readLanguage(prop(prop(await bodyOf(read), 'data'), 'language')) : 'en';
}
