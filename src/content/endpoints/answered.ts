import type { Endpoint } from './reads';

/** What is known of one GET of spec §7: its last body, and the status of a last attempt that failed (0: no answer at all). */
export type Known = { body: unknown; failure?: number };

/** One read as a view takes it; complete in every state. */
export type Answered<View> = {
  view: View;
  /** Unchecked JSON, as it was answered; undefined while there is none. */
  body: unknown;
  isLoading: boolean;
  /** The document does not exist (any more). */
  isMissing: boolean;
  /** The last attempt failed, and nothing was ever read. */
  isFailed: boolean;
};

/** The answers that a page is rendered from, by read. */
export type Answers = <View>(read: Endpoint<View>) => Answered<View>;

/**
 * Answers from what is known by path. What was read once stays when a later attempt fails; only a 404 takes it away,
 * because then the document is gone.
 */
export const answersFrom =
  (known: (path: string) => Known | undefined): Answers =>
  ({ path, view }) => {
    const { body: last, failure } = known(path) ?? { body: undefined };
    const isMissing = failure === 404;
    const body = isMissing ? undefined : last;
    return {
      view: view(body),
      body,
      isLoading: last === undefined && failure === undefined,
      isMissing,
      isFailed: failure !== undefined && !isMissing && body === undefined,
    };
  };
