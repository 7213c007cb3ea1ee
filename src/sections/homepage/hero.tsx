import type { OtherLanguage } from '@/content/languages/translation';
import { OtherLanguages } from '@/components/ui/links/other-languages';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import shippedFilm from '@/assets/hero.webm';
import heroPoster from '@/assets/hero-poster.jpg';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/pictures/picture';
import { sizes } from '@/components/breakpoints';
import { HeroFilm } from './film/hero-film';

/**
 * The film with the page's heading on it (spec §2 Home). The shipped film and its first frame stand where
 * staff chose neither a film nor a picture; a picture of their own alone stays a still picture.
 */
export function Hero({
  mainHeading,
  subtitle,
  primaryCtaButton,
  secondaryCtaButton,
  backgroundVideo,
  backgroundImage,
  others,
}: HomepageView['hero'] & { others?: OtherLanguage[] }) {
  const film = backgroundVideo?.src ?? (backgroundImage ? null : shippedFilm);
  return (
    <section
      data-edit="#hero"
      aria-labelledby="page-title"
      className="on-dark-ground relative overflow-hidden bg-film text-white"
    >
      <Photo
        picture={backgroundImage ?? heroPoster}
        alt=""
        // Where the height decides it is wider than the screen: it covers 27.5rem, then 46rem. Less than that
        // would ask for, because the picture lies under a veil and is what visitors wait for.
        sizes={sizes('max(100vw, 29rem)', { tablet: 'max(72vw, 58rem)' })}
        priority
        className={`hero-film ${FILM_PLACE}`}
      />
      {film && <HeroFilm key={film} src={film} className={`hero-film object-cover ${FILM_PLACE}`} />}
      <div aria-hidden="true" className="hero-veil pointer-events-none absolute inset-0" />
      <div className="relative flex min-h-[44rem] flex-col justify-end tablet:min-h-[46rem] print:min-h-0">
        <div className="hero-words">
          <div className="wrap pb-8 tablet:pb-10 wide:pb-21">
            <h1 id="page-title" className="type-display max-w-[31.5rem]">
              {mainHeading}
            </h1>
            <OtherLanguages others={others} className="mt-3" />
            <p className="mt-6 max-w-[31rem] text-lead wide:mt-7">
              <CrisisWords>{subtitle}</CrisisWords>
            </p>
            <div className="mt-8 flex flex-col gap-3 tablet:mt-10 tablet:gap-3.5 tablet:flex-row tablet:flex-wrap tablet:pr-16 wide:pr-0">
              <ButtonLink href={primaryCtaButton.url} accent>
                {primaryCtaButton.text}
              </ButtonLink>
              <ButtonLink href={secondaryCtaButton.url} variant="outline" onDark>
                {secondaryCtaButton.text}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

const FILM_PLACE = 'absolute inset-x-0 top-0 h-[27.5rem] w-full tablet:h-full print:hidden';
