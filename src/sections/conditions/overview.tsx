import { CrisisWords } from '@/components/ui/text/crisis-words';
import gardenPath from '@/assets/garden-path.jpg';
import type { ConditionsView } from '@/content/schema/pages/conditions';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import { sizes } from '@/components/breakpoints';

export function Overview({ sectionHeading, paragraph }: ConditionsView['overview']) {
  return (
    <Section edit="#overview" labeledBy="overview">
      <div className="grid items-center gap-10 desktop:grid-cols-[6fr_5fr] desktop:gap-[clamp(3rem,9vw,8.5rem)]">
        <div className="max-w-[40rem]">
          <h2 id="overview" className="type-h2">
            <CrisisWords>{sectionHeading}</CrisisWords>
          </h2>
          <p className="mt-5 whitespace-pre-line">
            <CrisisWords>{paragraph}</CrisisWords>
          </p>
        </div>
        <Photo
          picture={gardenPath}
          alt=""
          sizes={sizes('90vw', { desktop: '40vw', full: '488px' })}
          className="aspect-4/3 w-full rounded-panel"
        />
      </div>
    </Section>
  );
}
