import { crisisHelp } from '@/content/crisis/crisis-help';
import { crisisWords, sayIn, type Language } from '@/content/languages/languages';
import { HELP_NOW_PATH } from '@/content/crisis/help-situations';
import { telUrl } from '@/content/links/address';
import { SmartLink } from '@/components/ui/links/smart-link';
import { CrisisLinks, CrisisSentence, CrisisSentences, CrisisSentenceSpanish } from './crisis-sentence';

/** The first element of every page, above the header, in normal flow; first in the language of the page. */
export function CrisisStrip({ phone, language = 'en' }: { phone: string; language?: Language }) {
  const words = crisisWords(language);
  return (
    <aside aria-label={words?.label ?? 'Help in a crisis'} className="crisis-strip ground-ink text-small">
      <div className="wrap flex min-h-11 items-center justify-between gap-6 py-2 leading-6 tablet:py-1.5">
        <div className="flex flex-wrap gap-x-4">
          {words && <CrisisSentences {...words} />}
          <CrisisSentence lang={words && 'en-US'}>
            <CrisisLinks
              help={{ words: 'I need help now', path: HELP_NOW_PATH }}
              more={{ words: 'More', about: ': what happens when you call 988', path: crisisHelp.en.path }}
            />
          </CrisisSentence>
          {language !== 'es' && (
            <CrisisSentenceSpanish>
              <SmartLink href={crisisHelp.es.path} hrefLang="es">
                Más<span className="sr-only">: qué pasa cuando usted llama al 988</span>
              </SmartLink>
            </CrisisSentenceSpanish>
          )}
        </div>
        {phone && (
          <a
            href={telUrl(phone)}
            className="hidden shrink-0 rounded-[2px] py-1 font-[650] text-white hover:underline tablet:inline-block"
          >
            {language === 'en' ? <>Call us: {phone}</> : sayIn(language)('Call us: {phone}', { phone })}
          </a>
        )}
      </div>
    </aside>
  );
}
