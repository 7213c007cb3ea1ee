import type { OtherLanguage } from '@/content/languages/translation';
import { programAnchors, programs as schema, type ProgramsView } from '@/content/schema/pages/programs';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

type HeroProps = ProgramsView['hero'] & { programs: { title: string }[]; others?: OtherLanguage[] };

export function Hero({ pageTitle, pageSubtitle, programs, others }: HeroProps) {
  return (
    <InnerHero others={others} crumbs={pageCrumbs(schema)} title={pageTitle} lead={pageSubtitle}>
      {programs.length > 0 && (
        <nav aria-label="On this page" className="no-print mt-8">
          <ul className="flex flex-wrap gap-3">
            {programs.map(({ title }, index) => (
              <li key={index}>
                <a
                  href={`#${programAnchors[index]}`}
                  className="inline-flex min-h-11.5 items-center rounded-full border border-field/50 px-5 py-2 text-label font-[550] text-primary transition-[background-color] hover:bg-secondary active:bg-secondary-hover"
                >
                  {/* The pills stand close together: "Program" three times would only make them longer. */}
                  {title.replace(/ program$/i, '')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </InnerHero>
  );
}
