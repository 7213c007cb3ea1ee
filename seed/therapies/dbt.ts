import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const dbt: SeedTherapy = {
  slug: 'dbt',
  title: 'Dialectical Behavior Therapy (DBT)',
  summary: 'Skills for strong emotions and for relationships, learned in a group and used in real weeks.',
  heading1: 'Two things can be true',
  text1: prose`
    <p>You are doing your best, and something has to change. DBT begins by taking both halves of that sentence
    seriously.</p>
    <p>It was developed for people whose emotions arrive fast, rise high and take long to settle, and who had been told
    too often that they were the problem. It joins acceptance, much of it borrowed from mindfulness, with change, much of
    it borrowed from behavior therapy.</p>
    <p>There are four sets of skills: <strong>mindfulness</strong>, to notice; <strong>distress tolerance</strong>, to
    get through a bad hour without making it worse; <strong>emotion regulation</strong>, to understand and soften what
    you feel; and <strong>interpersonal effectiveness</strong>, to ask, to refuse, and to keep both the relationship
    and your self-respect.</p>
    <p>You learn them in a weekly group that is closer to a class than to a confession. In individual sessions you apply
    them to your own week, with a diary card that shows what happened and what helped.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Strong, fast emotions</strong> More time between the feeling and the act.</li>
      <li><strong>Self-harm and suicidal thoughts</strong> Safer ways through the worst hours.</li>
      <li><strong>Borderline personality disorder</strong> The condition DBT has been studied for most.</li>
      <li><strong>Relationships</strong> Clear requests, clear limits, fewer ruptures.</li>
      <li><strong>Binge eating and substance use</strong> When they serve to quiet a feeling.</li>
    </ul>
  `,
  approach: prose`
    <p>We offer individual DBT, a weekly skills group, brief coaching by phone in office hours for the moment when a
    skill is needed, and a meeting in which our therapists support one another. Skills groups are part of
    <a href="/programs#php">Partial Hospitalization</a> and <a href="/programs#iop">Intensive Outpatient</a> care and can
    be joined from <a href="/programs#outpatient">Outpatient</a> care.</p>
    <p>The order is fixed, for good reason: first what endangers life, then what gets in the way of treatment, then what
    makes life hard to enjoy. A full course takes six months to a year. Shorter skills courses help with narrower
    aims, and we will tell you which of the two we mean.</p>
    <p>Coaching is not a crisis line. If you may harm yourself, call or text <strong>988</strong> at any hour; in an
    emergency call <strong>911</strong>. We write that plan with you in the first week, so that it is there before it is
    needed.</p>
    <p>Partners and parents can learn the same words in <a href="/therapies/family-systems">family sessions</a>, if you
    want them to.</p>
  `,
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-10-20',
  nextReviewOn: '2027-04-20',
  sources: [
    {
      label: 'NIMH: Borderline Personality Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/borderline-personality-disorder',
    },
    { label: 'NIMH: Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    { label: 'NICE: Borderline personality disorder (CG78)', url: 'https://www.nice.org.uk/guidance/cg78' },
  ],
  seo: {
    title: 'Dialectical Behavior Therapy (DBT) | Stillwater Gardens',
    description:
      'DBT teaches skills for strong emotions, bad hours and close relationships. See what a week looks like, and how to begin in Palm Beach Gardens.',
    keywords: [
      'dialectical behavior therapy',
      'DBT skills group',
      'emotion regulation',
      'DBT Palm Beach Gardens',
    ],
  },
};
