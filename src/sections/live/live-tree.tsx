import type { Answers } from '@/content/endpoints/answered';
import * as endpoints from '@/content/endpoints/endpoints';
import { HiddenAnchorsProvider } from '@/components/hidden-anchors-provider';
import type { LiveView } from '@/live/live-view';

/** A live view with the context that all links below it need; identical on server and in the browser. */
export const liveTree = ({ View }: LiveView, answers: Answers, slug: string) => (
  <HiddenAnchorsProvider hidden={answers(endpoints.layout).view.hiddenAnchors}>
    <View answers={answers} slug={slug} />
  </HiddenAnchorsProvider>
);
