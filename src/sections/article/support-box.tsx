import { inEnglish, type Say } from '@/content/languages/languages';
import { ButtonLink } from '@/components/ui/button';

export type SupportPaths = { contact: string; programs: string };

const ENGLISH: SupportPaths = { contact: '/contact', programs: '/programs' };

export function SupportBox({ paths = ENGLISH, say = inEnglish }: { paths?: SupportPaths; say?: Say }) {
  return (
    <aside
      aria-labelledby="support"
      className="no-print ground-primary mt-14 rounded-panel p-[clamp(1.75rem,3.4vw,2.75rem)]"
    >
      <h2 id="support" className="type-h3">
        {say('Get Professional Support')}
      </h2>
      <p className="mt-3 text-quiet">
        {say('Tell us what is happening. We listen, and say honestly whether we can help.')}
      </p>
      <div className="mt-6 grid gap-3 tablet:flex tablet:flex-wrap tablet:gap-5">
        <ButtonLink href={paths.contact} onDark>
          {say('Schedule a Consultation')}
        </ButtonLink>
        <ButtonLink href={paths.programs} onDark variant="outline">
          {say('Explore Our Programs')}
        </ButtonLink>
      </div>
    </aside>
  );
}
