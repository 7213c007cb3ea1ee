import type { BlockOf } from '@/content/schema/extra-pages';
import { LinkArrow } from '@/components/ui/links/link-arrow';
import { SmartLink } from '@/components/ui/links/smart-link';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

export function Cards({ heading, paragraph, cards, ...placed }: BlockOf<'cards'> & Placed) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <BlockSection {...placed} heading={heading} lead={paragraph}>
      <ul className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-8">
        {cards.map(({ title, description, link }, index) => (
          <li key={index} className="ground-paper flex flex-col rounded-panel px-6 pt-6 pb-8">
            <Title className="type-h3">{title}</Title>
            {description && (
              <p className="mt-3 whitespace-pre-line text-quiet">
                <CrisisWords>{description}</CrisisWords>
              </p>
            )}
            {link && (
              <p className="mt-auto pt-5">
                <SmartLink href={link} className="group/arrow link inline-flex min-h-11 items-center gap-2">
                  <span>
                    Learn More<span className="sr-only"> about {title}</span>
                  </span>
                  <LinkArrow />
                </SmartLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
