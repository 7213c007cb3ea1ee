import type { Crumb } from '@/content/head/crumbs';
import { Breadcrumb } from '@/components/ui/links/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';

type DetailProblemProps = {
  kind: 'error' | 'not-found';
  title: string;
  text: string;
  crumbs: Crumb[];
  wayOut: { label: string; href: string };
  /** Retries, where that can help. */
  canRetry?: boolean;
};

/** A whole page without content: what happened, and two links. */
export function DetailProblem({ kind, title, text, crumbs, wayOut, canRetry }: DetailProblemProps) {
  return (
    <div className="wrap min-h-[26rem] pt-7 pb-(--section)">
      <Breadcrumb crumbs={crumbs} />
      <Notice
        kind={kind}
        level={1}
        title={title}
        text={text}
        className="mx-auto mt-12 max-w-[46rem]"
        action={
          <div className={`flex flex-wrap gap-3 ${kind === 'not-found' ? 'justify-center' : ''}`}>
            {canRetry && <RetryButton />}
            <ButtonLink href={wayOut.href} variant="outline" small>
              {wayOut.label}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
