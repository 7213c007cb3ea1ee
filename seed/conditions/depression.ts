import { antidepressantWarning, referredOnly } from '../medication';
import { call911, call988, maternalLine, veterans } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const depression: SeedConditionText = {
  slug: 'depression',
  title: 'Depression',
  summary: 'Low mood, loss of interest, and days that feel heavy.',
  heading1: 'When the weight does not lift',
  text1: prose`
    <p>Sadness has a reason and, in time, an end. Depression can arrive without the one and go on without the other.
    It is an illness, not a lack of effort.</p>
    <p>It does not always look like crying. Some people feel nothing much at all. Some keep working, keep smiling, and
    fall apart in the car. Some are mostly tired, or short-tempered, or in pain that no test explains. Depression also tells people that help is pointless, or meant for somebody worse off. That is part of the illness.</p>
    <p>There are several kinds. Besides major depression there is a longer, lower form called persistent depressive
    disorder. Depression can come around pregnancy and birth, and it can follow the seasons. Thyroid disease, anemia,
    alcohol and some medicines can look similar, so we ask about your physical health as well.</p>
  `,
  symptoms: prose`
    <p>If several of these have been present on most days for two weeks or more, please talk to a professional.</p>
    <ul>
      <li><strong>Low or empty mood</strong> Heaviness, tears, or a flatness where feeling used to be.</li>
      <li><strong>Loss of interest</strong> Food, music, company and plans stop giving anything back.</li>
      <li><strong>Changed sleep</strong> Waking early, lying awake, or sleeping long without being rested.</li>
      <li><strong>Little energy</strong> Showers, mail and meals become large tasks.</li>
      <li><strong>Slowed thinking</strong> Decisions are hard, and concentration slips.</li>
      <li><strong>Guilt and self-criticism</strong> A harsh inner voice that sounds like the truth.</li>
      <li><strong>Changed appetite</strong> Eating much less, or much more, than before.</li>
      <li><strong>Thoughts of death or suicide</strong> From wishing not to wake up to making plans. These deserve an
      answer today.</li>
    </ul>
    <p>If you are thinking about suicide, or are worried about somebody, ${call988}, at any hour. ${veterans} If there is
    danger right now, ${call911}.</p>
    <p>If you are pregnant or had a baby in the last year, you can also ${maternalLine}, day and night.</p>
  `,
  treatments: prose`
    Most people with depression improve with treatment. The first treatment is not always the one that helps. We say so
    at the beginning, and we look at the result with you ${facts.review}, so that nobody waits months on a plan that is
    not working.

    Talking therapy is the center of the plan. In cognitive behavioral therapy you work on the thoughts that keep you
    down. You return, in small steps, to things that matter, before motivation comes back. If depression has returned
    several times, mindfulness-based therapy can lower the risk of another episode.

    Medication is worth a thought when depression is moderate or severe. Our psychiatrist explains how long it takes,
    what the side effects may be, and how to stop safely when the time comes. ${antidepressantWarning}

    ${referredOnly}

    We suggest Outpatient care for milder depression, and Intensive Outpatient when daily life is slipping. Partial
    Hospitalization is for times when ordinary days are very hard. If you are not safe at home, a hospital is the right
    place first, and we help you reach one.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-06',
  nextReviewOn: '2027-04-06',
  sources: [
    { label: 'NIMH: Depression', url: 'https://www.nimh.nih.gov/health/topics/depression' },
    { label: 'NICE: Depression in adults (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
    {
      label: 'NIMH: Major Depression, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/major-depression',
    },
    {
      label: 'VA/DoD: Clinical Practice Guideline for Major Depressive Disorder (2022)',
      url: 'https://www.healthquality.va.gov/guidelines/MH/mdd/',
    },
    {
      label: 'FDA: Antidepressants and thoughts of suicide',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/suicidality-children-and-adolescents-being-treated-antidepressant-medications',
    },
    {
      label: 'HRSA: National Maternal Mental Health Hotline',
      url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    },
    { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
  ],
  seo: {
    title: 'Depression Treatment | Stillwater Gardens',
    description:
      'Signs of depression in plain words, what treatment involves, and how our day and outpatient programs in Palm Beach Gardens support people through it.',
    keywords: [
      'depression treatment',
      'depression symptoms',
      'depression therapy Palm Beach Gardens',
      'PHP',
      'IOP',
    ],
  },
};
