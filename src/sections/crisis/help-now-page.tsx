import { documentPath } from '@/content/links/documents';
import { HELP_NOW_PATH, HELP_SITUATIONS, helpNow, helpSituationLabels } from '@/content/crisis/help-now';
import { crumbsTo } from '@/content/head/crumbs';
import * as reads from '@/content/endpoints/endpoints';
import type { LocalLine } from '@/content/crisis/help-now';
import { telHref } from '@/lib/phone';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { CrisisButtons } from '@/components/ui/crisis-card';
import { Html } from '@/components/ui/text/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';

/** Articles that follow from here, once the center has published them (seed/blog). */
const MORE = ['suicidal-thoughts-and-self-harm', 'what-happens-when-you-contact-us'];

/** "I need help now": what to do in five situations, with the numbers of the country and of the region. */
function HelpNowPage({ answers }: LiveViewProps) {
  const { localLines } = answers(reads.layout).view;
  const more = answers(reads.posts).view.filter(({ slug }) => MORE.includes(slug));
  return (
    <>
      <InnerHero crumbs={crumbsTo(helpNow.title, HELP_NOW_PATH)} title={helpNow.title} lead={helpNow.lead}>
        <CrisisButtons className="mt-7" withText />
      </InnerHero>
      <Section>
        <nav aria-label="What is happening">
          <ul className="flex flex-wrap gap-3">
            {HELP_SITUATIONS.map((situation) => (
              <li key={situation}>
                <a href={`#${situation}`} className="button button-outline">
                  {helpSituationLabels[situation]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {HELP_SITUATIONS.map((situation) => (
          <div key={situation} id={situation} className="mt-14">
            <h2 className="type-h2-prose mb-4">{helpSituationLabels[situation]}</h2>
            <Html html={helpNow.situations[situation]} />
            <LocalLines lines={localLines.filter((line) => line.situation === situation)} />
          </div>
        ))}
        <ul className="mt-14 grid gap-1 border-t border-hairline pt-6">
          {more.map(({ slug, title }) => (
            <li key={slug}>
              <SmartLink href={documentPath('blog', slug)} className="link inline-flex min-h-11 items-center">
                {title}
              </SmartLink>
            </li>
          ))}
          <li>
            <SmartLink href="/988" className="link inline-flex min-h-11 items-center">
              What happens when you call 988
            </SmartLink>
          </li>
        </ul>
      </Section>
    </>
  );
}

function LocalLines({ lines }: { lines: LocalLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Near you" className="mt-4 grid gap-1">
      {lines.map(({ label, phone }) => (
        <li key={`${label} ${phone}`} className="flex flex-wrap items-center gap-x-3">
          {label}
          <a href={telHref(phone)} className="link inline-flex min-h-11 items-center font-semibold">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const helpNowView: LiveView = {
  name: 'help-now',
  reads: () => [reads.posts],
  View: HelpNowPage,
};
