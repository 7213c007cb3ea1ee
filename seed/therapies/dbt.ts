import { call911, call988 } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const dbt: SeedTherapy = {
  slug: 'dbt',
  title: 'Dialectical Behavior Therapy (DBT)',
  summary: 'Skills for strong emotions and for relationships, learned in a group and used in real weeks.',
  heading1: 'Two things can be true',
  text1: prose`
    <p>You are doing your best, and something has to change. DBT takes both halves of that sentence seriously.</p>
    <p>It was developed for people whose emotions arrive fast, rise high and take long to settle, and who had been told
    too often that they were the problem. It joins acceptance, which comes from mindfulness, with change, which comes from behavior therapy.</p>
    <p>There are four sets of skills. <strong>Mindfulness</strong> is for noticing. <strong>Distress tolerance</strong> gets
    you through a bad hour without making it worse. <strong>Emotion regulation</strong> helps you understand and soften
    what you feel. <strong>Interpersonal effectiveness</strong> means asking, saying no, and keeping both the
    relationship and your self-respect.</p>
    <p>You learn them in a weekly group that works like a class. In individual sessions you use them on your own week. A
    diary card shows what happened and what helped.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Strong, fast emotions</strong> More time between the feeling and the act.</li>
      <li><strong>Self-harm and suicidal thoughts</strong> Safer ways through the worst hours.</li>
      <li><strong>Borderline personality disorder</strong> The condition DBT has been studied for most.</li>
      <li><strong>Relationships</strong> Clear requests, clear limits, fewer ruptures.</li>
      <li><strong>Binge eating</strong> When it serves to quiet a feeling.</li>
    </ul>
  `,
  approach: prose`
    <p>We offer individual DBT, a weekly skills group, and a meeting in which our therapists support each other. When you
    need a skill right now, there is brief coaching by phone, ${facts.officeHours}. That is less than
    standard DBT offers, where coaching goes on after hours. Coaching is not a crisis line. If
    you may harm yourself, ${call988} at any hour. In an emergency, ${call911}. Skills groups are part of
    <a href="/programs#php">Partial Hospitalization</a> and <a href="/programs#iop">Intensive Outpatient</a> care and can
    be joined from <a href="/programs#outpatient">Outpatient</a> care.</p>
    <p>The order is fixed, for good reason. First comes what endangers life, then what gets in the way of treatment, then
    what makes life hard to enjoy. A full course takes six months to a year. Shorter skills courses help with smaller
    aims. We tell you which of the two we mean.</p>
    <p>In the first week we write a safety plan with you, so that it is there before you need it.</p>
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
