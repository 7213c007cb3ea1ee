import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { StaticImageData } from 'next/image';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { Photo, type Picture } from '@/components/ui/pictures/picture';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';
import { TickList } from '@/components/ui/text/tick-list';

type LevelOfCareCardProps = {
  index: number;
  title: string;
  subtitle: string;
  description: string;
  features: string[];
  link: string;
  picture: Picture | StaticImageData;
  /** The middle one of three: 40 px higher, with a shadow. */
  isRaised: boolean;
};

export function LevelOfCareCard(props: LevelOfCareCardProps) {
  const { index, title, subtitle, description, features, link, picture, isRaised } = props;
  const id = `level-${index + 1}`;
  return (
    <li className={classNames('arch-box level', isRaised && 'raised')}>
      <article aria-labelledby={id} className="ground-paper zoom-on-hover">
        <div className="arch-box">
          <div>
            <Photo
              picture={picture}
              sizes={sizes('100vw', { tablet: '28rem', desktop: '26rem' })}
              className="size-full"
            />
          </div>
        </div>
        <div>
          <h3 id={id} className="type-h3">
            {title}
          </h3>
          {subtitle && (
            <p className="text-accent-text">
              <CrisisWords>{subtitle}</CrisisWords>
            </p>
          )}
          <p className="text-quiet">
            <CrisisWords>{description}</CrisisWords>
          </p>
          {features.length > 0 && <TickList items={features} className="mb-4" />}
          <ArrowLink href={link}>
            Learn More<span className="sr-only"> about {title}</span>
          </ArrowLink>
        </div>
      </article>
    </li>
  );
}
