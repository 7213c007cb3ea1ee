import { afterAPanicAttack } from './blog/after-a-panic-attack';
import { firstCbtSession } from './blog/first-cbt-session';
import { firstGroupSession } from './blog/first-group-session';
import { howToSupportSomeone } from './blog/how-to-support-someone';
import { mindfulnessWithoutSittingStill } from './blog/mindfulness-without-sitting-still';
import { phpOrIop } from './blog/php-or-iop';
import { questionsAboutMedication } from './blog/questions-about-medication';
import { suicidalThoughtsAndSelfHarm } from './blog/suicidal-thoughts-and-self-harm';
import { whatHappensWhenYouContactUs, whatHappensWithUs } from './blog/what-happens-when-you-contact-us';
import { whenDepressionLooksLikeTiredness } from './blog/when-depression-looks-like-tiredness';
import { whenSleepWillNotCome } from './blog/when-sleep-will-not-come';
import { worryAndAnxiety } from './blog/worry-and-anxiety';
import type { SeedPost } from './types';

/** Newest first. */
export const seedPosts: SeedPost[] = [
  suicidalThoughtsAndSelfHarm,
  whatHappensWhenYouContactUs,
  whenSleepWillNotCome,
  afterAPanicAttack,
  howToSupportSomeone,
  phpOrIop,
  firstCbtSession,
  mindfulnessWithoutSittingStill,
  worryAndAnxiety,
  whenDepressionLooksLikeTiredness,
  firstGroupSession,
  questionsAboutMedication,
];

/** The posts that a center's own site starts with too, as unreviewed drafts. */
export const postsOfOwnStart: SeedPost[] = [suicidalThoughtsAndSelfHarm, whatHappensWithUs];
