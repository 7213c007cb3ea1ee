import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const firstCbtSession: SeedPost = {
  slug: 'first-cbt-session',
  title: 'What happens in a first CBT session',
  excerpt: 'What is asked, what is written down, and what you take home from the first fifty minutes.',
  content: prose`
    <p>People often come to a first session with a speech prepared, and then it falls apart. That is fine. You do not
    need a speech.</p>
    <p>Here is what the first fifty minutes of <a href="/therapies/cbt">cognitive behavioral therapy</a> usually contain,
    so that there are fewer surprises.</p>
    <h2>The first ten minutes: the frame</h2>
    <p>Your therapist explains how what you say is kept private, and the limits. There are exceptions when somebody is in
    danger, when a child or a frail adult may be harmed, or when the law requires it. You learn how notes are kept, how to cancel, and how to reach us between
    sessions. You can ask anything, including where your therapist trained and what they do when something does not
    work.</p>
    <h2>The middle: one ordinary moment</h2>
    <p>Then comes the question: what brings you here, and why now? Nobody needs a whole life told in order. CBT prefers
    something small and recent. A therapist may say: take me to the last time it was bad. Where were you? What time was
    it?</p>
    <p>Together you write that moment down in four columns:</p>
    <ul>
      <li><strong>Situation.</strong> Monday, in the car outside the office.</li>
      <li><strong>Thoughts.</strong> Everyone will see that I have not slept. I will lose the thread.</li>
      <li><strong>Feelings, in body and mood.</strong> Tight chest, fear, shame.</li>
      <li><strong>What I did.</strong> Sent a message, drove home, felt better for ten minutes and worse until evening.</li>
    </ul>
    <p>This example is invented, and yours will be different. But most people notice the same thing. On paper, one thing leads to the next, and at each point you could try
    something else.</p>
    <blockquote><p>A thought is not a fact, but it can feel like one. CBT slows that moment down.</p></blockquote>
    <h2>The last fifteen minutes: a direction</h2>
    <p>Your therapist says what they have understood and asks you to correct it. Then you look for a first aim that could
    be seen from outside. Not “be less anxious”, but “stay in the Monday meeting until the end, three weeks out of four”.
    Aims like this are modest on purpose. They can be reached, and one can tell.</p>
    <p>You leave with something small to do. It may be a note each evening, a page to read, or one errand you have been
    putting off. If it does not get done, that is not bad news. What got in the way is exactly what the next session is
    about.</p>
    <h2>What it is not</h2>
    <p>It is not positive thinking. Replacing a dark sentence with a bright one that you do not believe helps nobody. The
    question is whether the thought is accurate, whether it is useful, and what happens if you act as though it might be
    wrong.</p>
    <p>It is not an examination either. You can cry, swear, fall silent, or say that a question is too much. And it is
    not a debate that you can lose. If you feel talked out of your feelings, please say so: it is among the most useful
    things a therapist can hear.</p>
    <h2>What to bring</h2>
    <ol>
      <li>A list of what you take, including vitamins and what helps you sleep.</li>
      <li>Anything from earlier treatment that you would like us to know, also what did not help.</li>
      <li>One recent moment, as small as you like.</li>
      <li>Something to write with, or your phone.</li>
    </ol>
    <p>You may bring a person too, for the first part or for the whole hour.</p>
    <h2>How will I know whether it works?</h2>
    <p>We ask the same short set of questions ${facts.review} and look at the answers with you. Many people notice a
    first change after four to six sessions, often in what they do before how they feel. If there is none after six or
    eight, we change the plan rather than blame you. CBT helps many people and not everyone, and there are <a href="/therapies">other therapies</a>.</p>
    <p>If you are not sure whether a first session is worth it, come with that doubt, and say so.</p>
  `,
  image: 'blog-05.jpg',
  category: 'Therapies',
  tags: ['cbt', 'anxiety'],
  featured: false,
  publishedOn: '2026-06-12',
  author: 'teodor-lindqvist',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-06-10',
  nextReviewOn: '2027-06-10',
  sources: [
    { label: 'NIMH: Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    {
      label: 'APA: What is cognitive behavioral therapy?',
      url: 'https://www.apa.org/ptsd-guideline/patients-and-families/cognitive-behavioral',
    },
  ],
  seo: {
    title: 'What Happens in a First CBT Session | Stillwater Gardens',
    description:
      'The first fifty minutes of cognitive behavioral therapy, step by step: what is asked, what is written down, what to bring, and what it is not.',
    keywords: ['first CBT session', 'cognitive behavioral therapy', 'what to expect in therapy'],
  },
};
