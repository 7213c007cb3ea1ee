import gardenPath from '@/assets/garden-path.jpg';
import type { ConditionsView } from '@/content/pages/conditions';
import { Photo } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

export function Overview({ sectionHeading, paragraph }: ConditionsView['overview']) {
  return (
    <Section labelledBy="overview">
      <div className="grid items-center gap-10 desktop:grid-cols-[6fr_5fr] desktop:gap-[clamp(3rem,9vw,8.5rem)]">
        <div className="max-w-[40rem]">
          <h2 id="overview" className="type-h2">
            {sectionHeading}
          </h2>
          <p className="mt-5 whitespace-pre-line">{paragraph}</p>
        </div>
        <Photo
          picture={gardenPath}
          alt=""
          sizes="(min-width: 75rem) 488px, (min-width: 56.3rem) 40vw, 90vw"
          className="aspect-4/3 w-full rounded-panel"
        />
      </div>
    </Section>
  );
}
