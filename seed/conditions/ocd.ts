import { antidepressantWarning } from '../medication';
import { call988 } from '../crisis';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const ocd: SeedConditionText = {
  slug: 'ocd',
  title: 'Obsessive-Compulsive Disorder',
  summary: 'Thoughts that return, and rituals that take hours.',
  heading1: 'When a doubt will not close',
  text1: prose`
    <p>Obsessive-compulsive disorder has two halves. Obsessions are unwanted thoughts, images or urges that return
    however firmly they are sent away. Compulsions are what a person does, openly or in silence, to make the fear
    stop for a moment.</p>
    <p>It is not a taste for order. The thoughts often attack what matters most to somebody: a careful parent is
    tormented by images of harm, a faithful person by blasphemy, a kind one by the idea of having hurt a stranger.
    Having such a thought is not wanting it. Our therapists have heard these thoughts before, and will not be
    shocked.</p>
    <p>Because compulsions bring relief, they grow. An hour of washing becomes three; one look at the stove becomes a
    photograph, then a drive home to make sure. Shame keeps many people silent for years. Treatment can begin at any
    point on that road.</p>
  `,
  symptoms: prose`
    <p>It is called a disorder when these thoughts and rituals take an hour or more a day, cause real distress, or get in
    the way of work and love.</p>
    <ul>
      <li><strong>Fear of contamination</strong> Dirt, illness or chemicals, and long washing or cleaning.</li>
      <li><strong>Checking</strong> Locks, stoves, messages, the road behind the car.</li>
      <li><strong>Unwanted images</strong> Violent, sexual or religious thoughts that are against your values.</li>
      <li><strong>A need for things to be just right</strong> Arranging, counting, repeating until it feels even.</li>
      <li><strong>Rituals in the mind</strong> Silent praying, reviewing, canceling one thought with another.</li>
      <li><strong>Asking for certainty</strong> Questions to family or to a search engine, again and again.</li>
      <li><strong>Avoiding</strong> Knives, children, public restrooms, or anything else that sets it off.</li>
    </ul>
    <p>An unwanted thought that frightens you is a symptom, not a plan. If you think about suicide or are not sure,
    ${call988}.</p>
  `,
  treatments: prose`
    The treatment with the strongest evidence is exposure and response prevention, a form of cognitive behavioral
    therapy. You and your therapist make a ladder of situations. You meet each one, beginning low, and do not perform
    the ritual. The fear rises. You find out that you can bear it, and that it changes.

    Nobody is forced up the ladder. We explain each step before it happens, and we do it with you at first. We never ask
    for anything that a reasonable person would call unsafe.

    Certain antidepressants help, often at higher doses and after a longer wait than for depression. Our psychiatrist
    tells you what to expect and when to judge the result. Therapy and medication can be used together.
    ${antidepressantWarning}

    Families are drawn into rituals out of love. They answer the question once more, or wash the groceries. In family
    sessions we plan how to step back gently and together. Intensive Outpatient care, with practice on several days a
    week, suits exposure work well. Outpatient care keeps it going at home.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-13',
  nextReviewOn: '2027-04-13',
  sources: [
    {
      label: 'NIMH: Obsessive-Compulsive Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/obsessive-compulsive-disorder-ocd',
    },
    {
      label: 'NICE: Obsessive-compulsive disorder and body dysmorphic disorder (CG31)',
      url: 'https://www.nice.org.uk/guidance/cg31',
    },
    {
      label: 'American Psychiatric Association: Practice Guideline for Obsessive-Compulsive Disorder (2007)',
      url: 'https://psychiatryonline.org/pb/assets/raw/sitewide/practice_guidelines/guidelines/ocd-1410197738287.pdf',
    },
    {
      label: 'NIMH: Obsessive-Compulsive Disorder, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/obsessive-compulsive-disorder-ocd',
    },
    {
      label: 'FDA: Antidepressants and thoughts of suicide',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/suicidality-children-and-adolescents-being-treated-antidepressant-medications',
    },
    { label: 'International OCD Foundation', url: 'https://iocdf.org/' },
  ],
  seo: {
    title: 'OCD Treatment | Stillwater Gardens',
    description:
      'Obsessions and compulsions explained without shame, and how exposure and response prevention is done, step by step, at our center in Palm Beach Gardens.',
    keywords: [
      'OCD treatment',
      'obsessive-compulsive disorder',
      'exposure and response prevention',
      'ERP',
      'CBT',
    ],
  },
};
