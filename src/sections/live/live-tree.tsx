import type { Answers } from '@/content/endpoints/answered';
import * as endpoints from '@/content/endpoints/endpoints';
import { PresentAnchors } from '@/components/present-anchors';
import type { LiveView } from '@/live/live-view';

/** A live view with the context that all links below it need; identical on server and in the browser. */
export const liveTree = ({ View }: LiveView, answers: Answers, slug: string) => (
  <PresentAnchors hidden={answers(endpoints.layout).view.hiddenAnchors}>
    <View answers={answers} slug={slug} />
  </PresentAnchors>
);
