'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createAnswers, type Answers } from './answers';
import { wake } from './awake';

const AnswersContext = createContext<Answers | null>(null);

/** One store of answers for the visit; on the server one for each request. */
export function AnswersProvider({ children }: { children: ReactNode }) {
  const [answers] = useState(createAnswers);
  return <AnswersContext value={answers}>{children}</AnswersContext>;
}

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('A page that polls needs an AnswersProvider above it.');
  return answers;
}

/**
 * What the server read for the parts below, by path; null where it could not (undefined would be lost on the way). Polls for them while they are still
 * asleep, and wakes them when something has changed.
 */
export function KnownAnswers({ bodies, children }: { bodies: Record<string, unknown>; children: ReactNode }) {
  const answers = useAnswers();
  answers.begin(bodies);
  useEffect(() => {
    answers.take(bodies);
    const ends = Object.keys(bodies).map((path) => answers.listen(path, wake));
    return () => ends.forEach((end) => end());
  }, [answers, bodies]);
  return children;
}
