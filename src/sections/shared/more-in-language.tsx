import { sayIn } from '@/content/languages/languages';
import type { TranslationView } from '@/content/languages/translation';
import { LinkArrow } from '@/components/ui/links/link-arrow';
import { SmartLink } from '@/components/ui/links/smart-link';
import { Section } from '@/components/ui/section';

/** At the end of a page that is not in English: everything else in its language. */
export function MoreInLanguage({ translation: { language, also } }: { translation: TranslationView }) {
  if (also.length === 0) return null;
  return (
    <Section ground="sand" labeledBy="more-in-language" className="no-print">
      <h2 id="more-in-language" className="type-h2">
        {sayIn(language)('More in this language')}
      </h2>
      <ul className="mt-6 grid gap-x-8 border-b border-hairline tablet:grid-cols-2">
        {also.map(({ title, url }) => (
          <li key={url} className="group/arrow border-t border-hairline">
            <SmartLink
              href={url}
              className="flex min-h-14 items-center justify-between gap-4 rounded-shape py-3"
            >
              <span className="type-h4">{title}</span>
              <LinkArrow className="text-primary" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
