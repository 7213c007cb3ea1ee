import boats from '@/assets/blog-03.jpg';
import journal from '@/assets/journal-table.jpg';
import armchair from '@/assets/quiet-room.jpg';
import type { AboutView } from '@/content/schema/pages/about';
import { ButtonLink } from '@/components/ui/button';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import { sizes } from '@/components/breakpoints';

type ApproachProps = AboutView['approach'];

export function Approach({ sectionHeading, paragraph, cards, ctaButton }: ApproachProps) {
  return (
    <Section ground="mist" edit="#approach" labeledBy="approach">
      <SectionHead id="approach" title={sectionHeading} lead={paragraph} />
      <ul className="grid gap-5 desktop:grid-cols-3 desktop:gap-8">
        {cards.map((card, index) => (
          <ApproachCard key={index} card={card} index={index} />
        ))}
      </ul>
      <p className="mt-10 text-center desktop:mt-14">
        <ButtonLink href={ctaButton.url}>{ctaButton.text}</ButtonLink>
      </p>
    </Section>
  );
}

function ApproachCard({ card, index }: { card: ApproachProps['cards'][number]; index: number }) {
  const picture = card.image ?? PICTURES[index % PICTURES.length] ?? journal;
  return (
    <li className="ground-paper rounded-panel p-3 tablet:grid tablet:grid-cols-[15rem_1fr] tablet:items-center tablet:gap-8 tablet:p-5 desktop:block desktop:p-3">
      <Photo
        picture={picture}
        alt={card.image ? undefined : ''}
        sizes={sizes('88vw', { tablet: '240px', desktop: '29vw', full: '360px' })}
        className="aspect-8/5 w-full rounded-inset"
      />
      <div className="px-6 pt-6 pb-8 tablet:p-0 desktop:px-6 desktop:pt-6 desktop:pb-8">
        <h3 className="type-h3">{card.title}</h3>
        <p className="mt-3 text-quiet">
          <CrisisWords>{card.description}</CrisisWords>
        </p>
      </div>
    </li>
  );
}

/** Decorative drawings by position, for cards without their own. */
const PICTURES = [journal, armchair, boats];
