import { relatedConditions } from '@/content/views/condition';
import type { Published } from '@/content/views/lists';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { Section } from '@/components/ui/section';
import { ConditionCard } from '../shared/condition-card';
import { ConditionGrid } from '../shared/condition-grid';

export function RelatedConditions({ slug, listed }: { slug: string; listed: Published }) {
  const related = relatedConditions(slug, listed);
  if (related.length === 0) return null;
  return (
    <Section ground="sand" labeledBy="related" className="no-print">
      <div className="head-gap flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="related" className="type-h2">
          Related conditions
        </h2>
        <ArrowLink href="/conditions">View All Conditions</ArrowLink>
      </div>
      <div className="ground-paper">
        <ConditionGrid related>
          {related.map(({ title, slug: other, summary }) => (
            <ConditionCard
              key={other}
              title={title}
              description={summary}
              edit={`/conditions/${other}#summary`}
              href={`/conditions/${other}`}
              waterSlug={other}
            />
          ))}
        </ConditionGrid>
      </div>
    </Section>
  );
}
