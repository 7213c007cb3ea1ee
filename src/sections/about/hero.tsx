import type { OtherLanguage } from '@/content/languages/translation';
import bench from '@/assets/gallery-03.jpg';
import { about, type AboutView } from '@/content/schema/pages/about';
import { Arch } from '@/components/ui/pictures/arch';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';
import { Photo } from '@/components/ui/pictures/picture';
import { sizes } from '@/components/breakpoints';

type HeroProps = AboutView['hero'] & {
  others?: OtherLanguage[];
  /** The center's name. */
  name: string;
};

export function Hero({ pageTitle, pageSubtitle, heroImage, name, others }: HeroProps) {
  return (
    <InnerHero
      others={others}
      crumbs={pageCrumbs(about)}
      title={<Together words={pageTitle} name={name} />}
      titleClassName="type-h1 max-w-[10.5em]"
      lead={pageSubtitle}
      drawing={
        <Arch
          className="mx-auto w-[89%] max-w-[22rem] pt-3 tablet:mr-0 tablet:w-full tablet:max-w-[25rem] tablet:self-end tablet:pt-8"
          shapeClassName="aspect-[1/1.02] rounded-b-none"
        >
          <Photo
            picture={heroImage ?? bench}
            alt={heroImage ? undefined : ''}
            sizes={sizes('400px', { tablet: '52vw', full: '612px' })}
            className="size-full"
            priority
          />
        </Arch>
      }
    />
  );
}

/** Keeps the center's name on one line of the title where it fits. */
function Together({ words, name }: { words: string; name: string }) {
  const start = name ? words.indexOf(name) : -1;
  if (start < 0) return words;
  return (
    <>
      {words.slice(0, start)}
      <span className="inline-block">{name}</span>
      {words.slice(start + name.length)}
    </>
  );
}
