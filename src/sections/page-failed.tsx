'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { FAILED } from '@/content/error-words';

/** Replaces a page whose code failed: what happened, and two links. */
export default function PageFailed({ retry }: { retry: () => void }) {
  return (
    <div className="wrap min-h-[26rem] pt-12 pb-(--section)">
      <Notice
        kind="error"
        level={1}
        title="This page cannot be shown"
        text={FAILED}
        className="mx-auto max-w-[46rem]"
        action={
          <div className="flex flex-wrap gap-3">
            <Button small onClick={retry}>
              Try again
            </Button>
            <ButtonLink href="/" variant="outline" small>
              Home
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
