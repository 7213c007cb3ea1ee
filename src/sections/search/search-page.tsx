import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import { crumbsTo } from '@/content/head/crumbs';
import { isTranslated, languageFacts } from '@/content/languages/languages';
import { SEARCH_PATH } from '@/content/links/search-path';
import type { SearchResult, TextPart } from '@/content/views/search-result';
import { ButtonLink } from '@/components/ui/button';
import { CrisisCard } from '@/components/ui/crisis-card';
import { InnerHero } from '@/components/ui/inner-hero';
import { SmartLink } from '@/components/ui/links/smart-link';
import { SearchForm } from './search-form';

export const searchWords = {
  title: 'Search',
  lead: 'Conditions, therapies, articles and all other pages of this site.',
};

type SearchPageProps = {
  query: string;
  /** Undefined while the search cannot answer. */
  results: SearchResult[] | undefined;
};

/** The search of everything published. Words of self-harm bring the crisis card before everything else. */
export function SearchPage({ query, results }: SearchPageProps) {
  const isCrisis = speaksOfSelfHarm(query);
  return (
    <>
      <InnerHero
        crumbs={crumbsTo(searchWords.title, SEARCH_PATH)}
        title={searchWords.title}
        lead={query ? undefined : searchWords.lead}
        drawing={query ? null : undefined}
      />
      <div className="ground-paper pt-10 pb-(--section) tablet:pt-14">
        <div className="wrap">
          {isCrisis && (
            <div className="mb-8">
              <CrisisCard />
            </div>
          )}
          <SearchForm query={query} className="max-w-[44rem]" />
          {query !== '' && <Results query={query} results={results} isCrisis={isCrisis} />}
        </div>
      </div>
    </>
  );
}

function Results({ query, results, isCrisis }: SearchPageProps & { isCrisis: boolean }) {
  if (!results)
    return (
      <Nothing
        title="The search does not answer at the moment"
        text="Please try again in a minute, or use the menu."
      />
    );
  if (results.length === 0)
    return (
      <Nothing
        title="Nothing found"
        text={
          isCrisis
            ? 'The numbers above are there day and night. You can use them now.'
            : `Nothing matches “${query}”. Try a shorter word, or ask us.`
        }
      />
    );
  return (
    <section aria-labelledby="results" className="mt-10 max-w-[44rem]">
      <h2 id="results" className="type-small font-sans font-normal text-quiet">
        {results.length} {results.length === 1 ? 'result' : 'results'} for “{query}”
      </h2>
      <ul className="mt-4 border-t border-hairline">
        {results.map(({ path, kind, title, excerpt, lang }) => (
          <li key={path} className="border-b border-hairline py-6">
            <p className="type-small text-quiet">
              {kind}
              {isTranslated(lang) && (
                <>
                  {' · '}
                  <span lang={lang}>{languageFacts(lang).name}</span>
                </>
              )}
            </p>
            <div lang={lang}>
              <h3 className="type-h4 mt-1">
                <SmartLink href={path} className="link inline-flex min-h-11 items-center">
                  <span>
                    <Marked parts={title} />
                  </span>
                </SmartLink>
              </h3>
              <p className="mt-1 text-pretty">
                <Marked parts={excerpt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-12 max-w-[44rem]">
      <h2 className="type-h2">{title}</h2>
      <p className="mt-3 text-quiet">{text}</p>
      <p className="mt-7 flex flex-wrap gap-3.5">
        <ButtonLink href="/contact">Contact us</ButtonLink>
        <ButtonLink href="/conditions" variant="outline">
          About conditions
        </ButtonLink>
      </p>
    </div>
  );
}

function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-transparent font-semibold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
