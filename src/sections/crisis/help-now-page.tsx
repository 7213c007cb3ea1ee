import { slugPath } from '@/content/links/documents';
import { crisisHelp } from '@/content/crisis/crisis-help';
import { helpNow, helpNowLanguages } from '@/content/crisis/help-now';
import { HELP_SITUATIONS, type HelpNow, type LocalLine } from '@/content/crisis/help-situations';
import { crumbsTo } from '@/content/head/crumbs';
import * as endpoints from '@/content/endpoints/endpoints';
import { formTexts, inLanguage, sayIn } from '@/content/languages/languages';
import { telUrl } from '@/content/links/address';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { CrisisButtons } from '@/components/ui/crisis-card';
import { Html } from '@/components/ui/text/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';

/** In English. Articles that follow from here, once the center has published them (seed/blog). */
const MORE = ['suicidal-thoughts-and-self-harm', 'what-happens-when-you-contact-us'];

/**
 * "I need help now": what to do in five situations, with the numbers of the country and of the region.
 * `slug`: the language of the page that is not in English.
 */
function HelpNowPage({ answers, slug }: LiveViewProps) {
  const help = slug === 'es' ? helpNow.es : helpNow.en;
  const say = sayIn(help.lang);
  const { localLines } = answers(endpoints.layout).view;
  const more =
    help.lang === 'en' ? answers(endpoints.posts).view.filter((post) => MORE.includes(post.slug)) : [];
  return (
    <>
      <InnerHero
        crumbs={crumbsTo(help.title, help.path, say)}
        title={help.title}
        lead={help.lead}
        others={helpNowLanguages.filter(({ language }) => language !== help.lang)}
        say={say}
      >
        <CrisisButtons className="mt-7" withText texts={formTexts(help.lang)} />
      </InnerHero>
      <Section>
        <nav aria-label={help.words.situations}>
          <ul className="flex flex-wrap gap-3">
            {HELP_SITUATIONS.map((situation) => (
              <li key={situation}>
                <a href={`#${situation}`} className="button button-outline">
                  {help.labels[situation]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {HELP_SITUATIONS.map((situation) => (
          <div key={situation} id={situation} className="mt-14">
            <h2 className="type-h2-prose mb-4">{help.labels[situation]}</h2>
            <Html html={help.situations[situation]} />
            <LocalLines help={help} lines={localLines.filter((line) => line.situation === situation)} />
          </div>
        ))}
        <ul className="mt-14 grid gap-1 border-t border-hairline pt-6">
          {more.map(({ slug, title }) => (
            <li key={slug}>
              <SmartLink href={slugPath('blog', slug)} className="link inline-flex min-h-11 items-center">
                {title}
              </SmartLink>
            </li>
          ))}
          <li>
            <SmartLink href={crisisHelp[help.lang].path} className="link inline-flex min-h-11 items-center">
              {crisisHelp[help.lang].title}
            </SmartLink>
          </li>
        </ul>
      </Section>
    </>
  );
}

/** The center's own words, in English: with a number they help in any language. */
function LocalLines({ help, lines }: { help: HelpNow; lines: LocalLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={help.words.nearby} className="mt-4 grid gap-1">
      {lines.map(({ label, phone }) => (
        <li key={`${label} ${phone}`} className="flex flex-wrap items-center gap-x-3">
          {help.lang === 'en' ? label : <span {...inLanguage('en')}>{label}</span>}
          <a href={telUrl(phone)} className="link inline-flex min-h-11 items-center font-semibold">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const helpNowView: LiveView = {
  name: 'help-now',
  endpoints: () => [endpoints.posts],
  View: HelpNowPage,
};
