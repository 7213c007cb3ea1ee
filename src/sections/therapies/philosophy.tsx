import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { TherapiesView } from '@/content/schema/pages/therapies';

export function Philosophy({ sectionHeading, paragraph }: TherapiesView['philosophy']) {
  return (
    <section data-edit="#philosophy" aria-labelledby="philosophy" className="ground-paper pt-(--section)">
      <div className="wrap">
        <h2 id="philosophy" className="type-statement">
          <CrisisWords>{sectionHeading}</CrisisWords>
        </h2>
        <p className="type-lead mt-6 whitespace-pre-line">
          <CrisisWords>{paragraph}</CrisisWords>
        </p>
      </div>
    </section>
  );
}
