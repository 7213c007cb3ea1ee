import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';

/** The list failed to load. The page polls again by itself; Retry does so at once. */
export function BlogError() {
  return (
    <Notice
      kind="error"
      title="Unable to load articles at this time."
      text="Please try again in a moment. Everything else on this site is there for you meanwhile."
      className="max-w-[46rem]"
      action={<RetryButton variant="outline" />}
    />
  );
}
