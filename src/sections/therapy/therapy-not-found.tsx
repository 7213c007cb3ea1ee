import { therapyProblem } from '@/content/views/therapy';
import { DetailProblem } from '../shared/detail-problem';
import { therapyCrumbs } from './crumbs';

type TherapyNotFoundProps = { slug: string; canRetry?: boolean };

/** The texts of spec §8. EMDR, DBT and Family Systems show this for an error as well, with Retry. */
export function TherapyNotFound({ slug, canRetry }: TherapyNotFoundProps) {
  return (
    <DetailProblem
      kind="not-found"
      {...therapyProblem(slug, 'missing')}
      crumbs={therapyCrumbs('Not found')}
      wayOut={{ label: 'View All Therapies', href: '/therapies' }}
      canRetry={canRetry}
    />
  );
}
