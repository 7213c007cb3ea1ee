import { languageFacts } from '@/content/languages/languages';
import type { OtherLanguage } from '@/content/languages/translation';
import { classNames } from '@/lib/class-names';
import { SmartLink } from './smart-link';

type OtherLanguagesProps = { others?: OtherLanguage[]; className?: string };

/** The same page in other languages, each by its own name. */
export function OtherLanguages({ others = [], className }: OtherLanguagesProps) {
  if (others.length === 0) return null;
  return (
    <p className={classNames('no-print flex flex-wrap gap-x-5', className)}>
      {others.map(({ language, url }) => (
        <SmartLink
          key={language}
          href={url}
          lang={language}
          hrefLang={language}
          className="link inline-block py-2 font-semibold"
        >
          {languageFacts(language).name}
        </SmartLink>
      ))}
    </p>
  );
}
