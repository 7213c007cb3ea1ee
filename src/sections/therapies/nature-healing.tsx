import gardenPath from '@/assets/garden-path.jpg';
import type { TherapiesView } from '@/content/schema/pages/therapies';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import { sizes } from '@/components/breakpoints';

type NatureHealingProps = TherapiesView['natureHealing'] & {
  /** This page shows the therapies. */
  hasTherapies: boolean;
};

export function NatureHealing({
  sectionHeading,
  natureParagraph1,
  natureParagraph2,
  features,
  image,
  link,
  hasTherapies,
}: NatureHealingProps) {
  // On the page that the built-in link leads to, it leads to the therapies below instead.
  const isHere = link.url === '/therapies';
  return (
    <Section ground="mist" edit="#natureHealing" labeledBy="nature-healing">
      <div className="columns-12 items-center gap-y-10">
        <Photo
          picture={image ?? gardenPath}
          alt={image?.alt ?? ''}
          sizes={sizes('90vw', { desktop: '52vw', full: '696px' })}
          className="col-span-full aspect-4/3 w-full rounded-panel desktop:col-span-7"
        />
        <div className="col-span-full desktop:col-span-5 desktop:pl-4">
          <h2 id="nature-healing" className="type-h2">
            {sectionHeading}
          </h2>
          <p className="mt-5">
            <CrisisWords>{natureParagraph1}</CrisisWords>
          </p>
          <p className="mt-5">
            <CrisisWords>{natureParagraph2}</CrisisWords>
          </p>
          <ul className="mt-7 flex flex-wrap gap-3">
            {features.map(({ text }) => (
              <li
                key={text}
                className="rounded-full border border-hairline bg-paper px-5 py-2.5 text-label font-medium"
              >
                <CrisisWords>{text}</CrisisWords>
              </li>
            ))}
          </ul>
          {(!isHere || hasTherapies) && (
            <ArrowLink href={isHere ? '#all-therapies' : link.url} className="mt-6">
              {link.text}
            </ArrowLink>
          )}
        </div>
      </div>
    </Section>
  );
}
