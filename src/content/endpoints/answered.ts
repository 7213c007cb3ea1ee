import type { Endpoint } from './endpoints';

/**
 * The state of one GET of spec §7: its last body, and the status of a failed last attempt (0: no response).
 */
export type Known = { body: unknown; failure?: number };

/** One endpoint as a view receives it; complete in every state. */
type Answered<View> = {
  view: View;
  /** Unchecked JSON as received; undefined before the first response. */
  body: unknown;
  isLoading: boolean;
  /** The document does not exist (any more). */
  isMissing: boolean;
  /** The last attempt failed and there is no earlier body. */
  isFailed: boolean;
};

/** The responses that a page is rendered from, by endpoint key. */
export type Answers = <View>(endpoint: Endpoint<View>) => Answered<View>;

/**
 * Reads from responses known by path. A body stays when a later attempt fails; only a 404 removes it, because
 * the document is gone.
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
