import lobby from '@/assets/lobby.jpg';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { Arch } from '@/components/ui/pictures/arch';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import { sizes } from '@/components/breakpoints';

export function About({
  sectionHeading,
  sectionSubtitle,
  descriptionParagraph1,
  descriptionParagraph2,
  lobbyImage,
  name,
}: HomepageView['about'] & { name: string }) {
  return (
    <Section id="about" edit="#about" labeledBy="about-heading">
      <div className="columns-12 items-center gap-y-12">
        <div className="col-span-full tablet:col-span-7 tablet:pr-6 desktop:col-span-6 desktop:pr-0">
          <h2 id="about-heading" className="type-h2">
            {sectionHeading}
          </h2>
          <p className="type-lead mt-5 max-w-[34rem] text-pretty">
            <CrisisWords>{sectionSubtitle}</CrisisWords>
          </p>
          <div className="mt-5 flex max-w-[34rem] flex-col gap-4.5">
            <p>
              <CrisisWords>{descriptionParagraph1}</CrisisWords>
            </p>
            <p>
              <CrisisWords>{descriptionParagraph2}</CrisisWords>
            </p>
          </div>
          <ArrowLink href="/about" className="mt-6">
            About {name}
          </ArrowLink>
        </div>
        <Arch
          className="col-span-full tablet:col-span-5 desktop:col-start-8"
          shapeClassName="aspect-[4/5.1] bg-mist"
        >
          <Photo
            picture={lobbyImage ?? lobby}
            alt={lobbyImage ? undefined : ''}
            sizes={sizes('100vw', { tablet: '42vw', full: '31rem' })}
            className="size-full"
          />
        </Arch>
      </div>
    </Section>
  );
}
