import { DetailProblem } from '../shared/detail-problem';
import { conditionCrumbs } from './crumbs';

/** The texts of spec §8. */
export function ConditionNotFound() {
  return (
    <DetailProblem
      kind="not-found"
      title="Condition Not Found"
      text="The requested condition could not be found."
      crumbs={conditionCrumbs('Not found')}
      wayOut={{ label: 'View All Conditions', href: '/conditions' }}
    />
  );
}
