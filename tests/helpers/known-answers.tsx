import type { ReactNode } from 'react';
import * as reads from '@/content/reads';
import { AnswersProvider, useAnswers } from '@/lib/answers-context';

/** Components for whom these calls (spec §7) were answered before, by path; every other path is asked for with `fetch`. */
export function KnownAnswers({
  answers = {},
  children,
}: {
  answers?: Record<string, unknown>;
  children: ReactNode;
}) {
  return (
    <AnswersProvider>
      <Answered answers={answers}>{children}</Answered>
    </AnswersProvider>
  );
}

function Answered({ answers, children }: { answers: Record<string, unknown>; children: ReactNode }) {
  // Every page asks for the layout; where a test says nothing of it, it is empty.
  useAnswers().begin({ [reads.layout.path]: {}, ...answers });
  return children;
}
