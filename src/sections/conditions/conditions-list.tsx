import { Section } from '@/components/ui/section';
import { ConditionRow } from './condition-row';

type ConditionsListProps = { conditions: { title: string; description: string; path: string }[] };

/** Two columns with a hairline between; one on tablets and phones. */
export function ConditionsList({ conditions }: ConditionsListProps) {
  return (
    <Section ground="sand" className="pt-[clamp(3rem,5vw,4.5rem)]">
      <h2 className="sr-only">All conditions</h2>
      <ul className="grid border-t border-hairline desktop:grid-cols-2">
        {conditions.map((condition, index) => (
          <li key={index} className="group/cell border-b border-hairline desktop:odd:border-r">
            <ConditionRow {...condition} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
