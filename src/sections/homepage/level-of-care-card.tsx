import { CrisisWords } from '@/components/ui/crisis-words';
import type { StaticImageData } from 'next/image';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Photo, type Picture } from '@/components/ui/picture';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';
import { TickList } from '@/components/ui/tick-list';

type LevelOfCareCardProps = {
  index: number;
  title: string;
  subtitle: string;
  description: string;
  features: string[];
  link: string;
  picture: Picture | StaticImageData;
  /** The middle one of three: 40 px higher, with the shadow. */
  isRaised: boolean;
};

export function LevelOfCareCard(props: LevelOfCareCardProps) {
  const { index, title, subtitle, description, features, link, picture, isRaised } = props;
  const id = `level-${index + 1}`;
  return (
    <li className={classNames('arch-box', isRaised && 'desktop:-mt-10')}>
      <article
        aria-labelledby={id}
        className={classNames(
          'ground-paper zoom-on-hover flex h-full flex-col rounded-panel p-3 max-tablet:rounded-t-[50cqi] tablet:flex-row tablet:p-5 desktop:flex-col desktop:rounded-t-[50cqi] desktop:p-3',
          isRaised && 'tablet:shadow-raised',
        )}
      >
        <div className="arch-box shrink-0 tablet:w-[15.5rem] desktop:w-auto">
          <div
            className={classNames(
              'overflow-hidden rounded-t-[50cqi] rounded-b-inset bg-mist tablet:h-full desktop:h-auto',
              'max-tablet:aspect-[1/0.82]',
              isRaised ? 'desktop:aspect-[1/1.06]' : 'desktop:aspect-[1/0.96]',
            )}
          >
            <Photo
              picture={picture}
              sizes={sizes('100vw', { tablet: '28rem', desktop: '26rem' })}
              className="size-full"
            />
          </div>
        </div>
        <div className="flex grow flex-col px-4 pt-7 pb-5 tablet:py-4 tablet:pr-6 tablet:pl-6 desktop:px-6 desktop:pt-7 desktop:pb-5">
          <h3 id={id} className="type-h3">
            {title}
          </h3>
          {subtitle && (
            <p className="mt-1.5 text-card font-semibold text-accent-text">
              <CrisisWords>{subtitle}</CrisisWords>
            </p>
          )}
          <p className="mt-3 mb-6 text-quiet">
            <CrisisWords>{description}</CrisisWords>
          </p>
          {features.length > 0 && <TickList items={features} className="mb-4" />}
          <ArrowLink href={link} className="mt-auto self-start">
            Learn More<span className="sr-only"> about {title}</span>
          </ArrowLink>
        </div>
      </article>
    </li>
  );
}
