import type { Answers } from '@/content/endpoints/answered';
import * as reads from '@/content/endpoints/reads';
import { PresentAnchors } from '@/components/present-anchors';
import type { LiveView } from './live-view';

/** A live view with what all links below it must know; the same on the server and in the browser. */
export const liveTree = ({ View }: LiveView, answers: Answers, slug: string) => (
  <PresentAnchors hidden={answers(reads.layout).view.hiddenAnchors}>
    <View answers={answers} slug={slug} />
  </PresentAnchors>
);
