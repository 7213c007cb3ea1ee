import { antidepressantWarning, benzodiazepineWarning } from '../medication';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const anxiety: SeedConditionText = {
  slug: 'anxiety',
  title: 'Anxiety',
  summary: 'Worry that will not switch off, and a body that stays on alert.',
  heading1: 'When worry stops being useful',
  text1: prose`
    <p>Everyone worries. An anxiety disorder is different: the alarm keeps sounding after the danger has gone, and
    life begins to bend around it.</p>
    <p>People who live with anxiety often become very good at hiding it. They arrive early, prepare for everything, and
    say no to things they would have enjoyed. From outside it can look like hard work. From inside it is tiring.</p>
    <p>General worry, social anxiety and fears of one thing differ, and so does their treatment.
    The first meetings help to find out which of them is yours. They also rule out physical causes, such as a thyroid
    problem, caffeine or a medicine.</p>
  `,
  symptoms: prose`
    <p>You do not need all of these for your distress to count. If several have been with you on most days for some
    months, it is worth talking to someone.</p>
    <ul>
      <li><strong>Worry that is hard to stop</strong> It moves from one subject to the next.</li>
      <li><strong>A body on alert</strong> Tight chest, quick pulse, tense shoulders, an unsettled stomach.</li>
      <li><strong>Sleep that does not come</strong> Or that breaks off at three in the morning.</li>
      <li><strong>Trouble concentrating</strong> Reading the same line again, losing the thread.</li>
      <li><strong>Staying away</strong> From calls, crowds, roads or conversations.</li>
      <li><strong>Irritability</strong> A short fuse with the people who are closest.</li>
      <li><strong>Asking again</strong> Needing to hear, several times, that everything is all right.</li>
    </ul>
  `,
  treatments: prose`
    Cognitive behavioral therapy has the strongest research behind it for anxiety, so it is usually where we begin. You
    learn how worry keeps itself going. Then you practice, in steps you agree to, the things it has told you to avoid.
    Mindfulness practice helps many people notice the alarm without obeying it.

    Some people also take medication, most often an antidepressant. Our psychiatrist explains benefits and side effects
    before you decide, and looks at the choice with you often. You can be treated here without it.
    ${antidepressantWarning}

    ${benzodiazepineWarning}

    Most people start with Outpatient care, and with Intensive Outpatient when that is not enough. If days have become very hard to get through,
    Partial Hospitalization offers more hours of support. You can move between the three without starting again.

    Anxiety sometimes comes with thoughts of not wanting to live. Please say so when you call us. If you might act on
    them, call or text 988 at any hour.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-06',
  nextReviewOn: '2027-04-06',
  sources: [
    { label: 'NIMH: Anxiety Disorders', url: 'https://www.nimh.nih.gov/health/topics/anxiety-disorders' },
    {
      label: 'NICE: Generalised anxiety disorder and panic disorder in adults (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
    { label: 'NICE: Social anxiety disorder (CG159)', url: 'https://www.nice.org.uk/guidance/cg159' },
    {
      label: 'USPSTF: Anxiety Disorders in Adults: Screening (2023)',
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/anxiety-adults-screening',
    },
    {
      label: 'NIMH: Any Anxiety Disorder, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/any-anxiety-disorder',
    },
    {
      label: 'FDA: Antidepressants and thoughts of suicide',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/suicidality-children-and-adolescents-being-treated-antidepressant-medications',
    },
    {
      label: 'FDA: Boxed warning for benzodiazepines (2020)',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requiring-boxed-warning-updated-improve-safe-use-benzodiazepine-drug-class',
    },
  ],
  seo: {
    title: 'Anxiety Treatment | Stillwater Gardens',
    description:
      'What an anxiety disorder can feel like, how it is treated with therapy and medication, and which of our programs in Palm Beach Gardens may fit.',
    keywords: [
      'anxiety treatment',
      'anxiety disorder',
      'anxiety therapy Palm Beach Gardens',
      'CBT for anxiety',
    ],
  },
};
