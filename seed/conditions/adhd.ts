import { prose } from '../prose';
import type { SeedCondition } from '../types';

export const adhd: SeedCondition = {
  slug: 'adhd',
  title: 'ADD/ADHD',
  summary: 'A mind that starts ten things, and struggles to rest.',
  heading1: 'Attention that goes its own way',
  text1: prose`
    <p>Attention-deficit/hyperactivity disorder is less a lack of attention than a difficulty in steering it. It is
    there for hours for what is new or urgent, and nowhere to be found for the form that is due on Friday.</p>
    <p>ADD is the older name for the quieter kind, in which a person drifts rather than fidgets. It is often missed,
    especially in girls and in anyone bright enough to make up for it at night. Many people are first diagnosed as
    adults, sometimes when their own child is, after years of hearing that they should simply try harder.</p>
    <p>Anxiety, depression, poor sleep, trauma, thyroid problems and substance use can all look like ADHD, and can come
    with it. A careful assessment therefore takes more than a checklist: we ask about childhood, school reports, work,
    sleep and health, and, if you agree, about the view of someone who knows you.</p>
  `,
  symptoms: prose`
    <p>Everybody knows some of these. In ADHD they began in childhood, appear in more than one part of life, and cost
    something.</p>
    <ul>
      <li><strong>Losing the thread</strong> In conversations, meetings, or halfway down a page.</li>
      <li><strong>Trouble starting</strong> Important tasks wait until the deadline is frightening enough.</li>
      <li><strong>Trouble finishing</strong> Many things begun, few of them closed.</li>
      <li><strong>A loose hold on time</strong> Ten minutes and an hour feel much the same.</li>
      <li><strong>Forgetting and losing</strong> Keys, bills, birthdays, the reason for entering the room.</li>
      <li><strong>Restlessness</strong> In the legs, or only in the head.</li>
      <li><strong>Acting first</strong> Interrupting, buying, deciding before thinking.</li>
      <li><strong>Feelings that arrive fast</strong> Frustration or hurt that is large and soon over.</li>
    </ul>
  `,
  treatments: prose`
    Treatment begins with an explanation, which for many adults is already a relief, and with the surroundings: fewer
    open loops, visible time, one list, sleep at regular hours. These are not small things, and they come first for mild
    difficulties.

    Medication helps many people with ADHD. There are stimulants and other medicines. Before prescribing, our
    psychiatrist asks about your heart, blood pressure, sleep and any history of substance use, and then adjusts the
    dose slowly with you. If medication is not for you, the rest of the plan does not depend on it.

    Cognitive behavioral therapy adapted for ADHD practices planning, starting, and talking back to the voice that says
    lazy. Short mindfulness practices, done standing or walking, help some people notice where attention has gone.
    Couple or family sessions can take years of blame out of a household.

    Outpatient care is usually right. When depression, anxiety or substance use has joined in, Intensive Outpatient
    treats them side by side.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-13',
  nextReviewOn: '2027-04-13',
  sources: [
    {
      label: 'NIMH: Attention-Deficit/Hyperactivity Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
    },
    { label: 'NICE: ADHD: diagnosis and management (NG87)', url: 'https://www.nice.org.uk/guidance/ng87' },
    { label: 'CDC: ADHD', url: 'https://www.cdc.gov/adhd/' },
  ],
  seo: {
    title: 'ADD/ADHD Treatment | Stillwater Gardens',
    description:
      'ADHD in adults, in plain words: how it is recognized, what else can look like it, and how skills, therapy and medication help. Palm Beach Gardens, FL.',
    keywords: ['ADHD treatment', 'adult ADHD', 'ADD', 'ADHD assessment', 'ADHD therapy Palm Beach Gardens'],
  },
};
