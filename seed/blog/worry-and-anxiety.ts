import { prose } from '../prose';
import type { SeedPost } from '../types';

export const worryAndAnxiety: SeedPost = {
  slug: 'worry-and-anxiety',
  title: 'The difference between worry and anxiety',
  excerpt: 'A plain guide to a word that is used for many things.',
  content: prose`
    <p>“I have anxiety” can mean that an exam is on Friday. It can also mean that somebody has not been on a
    highway for six years. When one word covers so much, it becomes hard to know what one has, and what to do.</p>
    <p>Here is how clinicians sort it. The borders are soft, and you do not need the right word in order to ask for
    help.</p>
    <h2>Worry</h2>
    <p>Worry happens mostly in words. It is a conversation with the future: what if, and then what, and what if not.
    Some of it is useful. It makes us pack an umbrella and book the mammogram. Useful worry has a subject, leads to a
    step, and then leaves.</p>
    <h2>Fear</h2>
    <p>Fear is about now. A dog runs at you, and heart, breath and muscles are ready before a single word has been
    thought. It is fast, it is old, and it is over when the dog turns out to be friendly.</p>
    <h2>Anxiety</h2>
    <p>Anxiety is the body preparing for a danger that has not arrived. It borrows the words of worry and the pulse of
    fear. Everyone knows it, and in reasonable doses it sharpens attention. It is a state, like being hungry. By itself it is not an illness.</p>
    <h2>An anxiety disorder</h2>
    <p>A disorder begins where anxiety no longer fits the situation, does not go away when the situation does, and makes
    life smaller. Clinicians look for three things above all:</p>
    <ul>
      <li><strong>Time.</strong> Months rather than days. For generalized anxiety disorder, most days for half a
      year.</li>
      <li><strong>Cost.</strong> Sleep, work, study or relationships suffer, or whole parts of life are avoided.</li>
      <li><strong>Control.</strong> You have tried to stop, reasonably and often, and it returns.</li>
    </ul>
    <p>There are several such disorders. In generalized anxiety the subject keeps changing. In social anxiety it is the
    eyes of others. In a specific phobia it is one thing, such as needles or flying. In
    <a href="/conditions/panic-disorder">panic disorder</a> it is the next attack. Obsessive-compulsive disorder and
    post-traumatic stress are relatives that have their own names and their own treatments.</p>
    <blockquote><p>Ask less whether the worry is true, and more what it has made you give up.</p></blockquote>
    <h2>A test that is not a test</h2>
    <p>Take a sheet of paper and write down what has been on your mind today. Beside each line write one of two letters:
    <strong>S</strong> if there is a step you could take within a day or so, <strong>N</strong> if there is none. Take
    the smallest S and do it. Look at what remains.</p>
    <p>If most lines were S, and the sheet feels lighter now, you were worried, and paper is a good treatment. If most were
    N, if you have written this sheet many times, or if the S lines are all things you avoid, you may be looking at
    anxiety that deserves more than paper.</p>
    <h2>What else it might be</h2>
    <p>A thyroid that works too hard, an irregular heartbeat, too much caffeine, alcohol leaving the body, menopause,
    asthma medicines and several others can feel exactly like anxiety. So can grief, and so can a situation that is in
    fact dangerous. A general medical visit is a sensible first step, above all if the feeling is new.</p>
    <h2>What helps</h2>
    <p>For everyday anxiety: sleep, movement, less caffeine, fewer hours of news, one person to talk to. These are small, and they help.</p>
    <p>For a disorder: <a href="/therapies/cbt">cognitive behavioral therapy</a> first, because it has been studied most.
    Medication helps many people, and the two can be combined. Both take weeks rather than days. Avoidance and repeated
    reassurance help at once and make it worse later, which is why they are so hard to give up and why company is
    useful.</p>
    <p>If you recognize yourself, our page on <a href="/conditions/anxiety">anxiety</a> says how we treat it here. If what you know is everyday worry, paper and a walk may be enough.</p>
  `,
  image: 'journal-table.jpg',
  category: 'Anxiety',
  tags: ['anxiety', 'worry', 'symptoms', 'first steps'],
  featured: false,
  publishedOn: '2026-04-10',
  author: 'teodor-lindqvist',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-04-08',
  nextReviewOn: '2027-04-08',
  sources: [
    { label: 'NIMH: Anxiety Disorders', url: 'https://www.nimh.nih.gov/health/topics/anxiety-disorders' },
    {
      label: 'NIMH: I’m So Stressed Out! Fact Sheet',
      url: 'https://www.nimh.nih.gov/health/publications/so-stressed-out-fact-sheet',
    },
  ],
  seo: {
    title: 'Worry or Anxiety? The Difference | Stillwater Gardens',
    description:
      'Worry, fear, anxiety and anxiety disorders sorted in plain words, with a small exercise on paper and a note on what else can feel like anxiety.',
    keywords: ['worry vs anxiety', 'anxiety disorder', 'generalized anxiety', 'anxiety symptoms'],
  },
};
