import { call911, call988, veterans } from '../crisis';
import { antipsychoticsInDementia } from '../medication';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const bipolar: SeedConditionText = {
  slug: 'bipolar',
  title: 'Bipolar Disorder',
  summary: 'Highs and lows that pull at work, money and family.',
  heading1: 'More than moods that change',
  text1: prose`
    <p>Everyone has good weeks and bad ones. In bipolar disorder the swings are longer and larger. They change sleep,
    energy, judgment and plans along with mood.</p>
    <p>In bipolar I disorder there has been at least one manic episode. That means a week or more of very high or
    irritable mood, or one so severe that it needed a hospital. In bipolar II disorder the highs are shorter and milder,
    called hypomania. There the depressions are often what hurts most. Between episodes many people feel well and live
    full lives.</p>
    <p>Many people are treated for depression for years before anybody asks about the highs. A high can feel like
    finally being yourself. That is one reason why we take time for your history and, if you agree, speak with someone
    who knows you well.</p>
  `,
  symptoms: prose`
    <p>The first five belong to the highs, the next two to the lows. Some episodes mix the two, which can be especially
    hard to bear.</p>
    <ul>
      <li><strong>Less need for sleep</strong> Three hours a night, and still full of energy.</li>
      <li><strong>Racing thoughts, fast speech</strong> Ideas arrive more quickly than they can be said.</li>
      <li><strong>Unusual confidence</strong> Plans, projects or beliefs that worry the people around you.</li>
      <li><strong>Risky decisions</strong> Spending, driving, sex or substances, out of keeping with your usual self.</li>
      <li><strong>Irritability</strong> Quick anger when others do not keep up.</li>
      <li><strong>Deep lows</strong> Days of emptiness, slowness, guilt and little hope.</li>
      <li><strong>Thoughts of suicide</strong> Most often in low or mixed episodes.</li>
      <li><strong>Losing touch with what is real</strong> In severe episodes, voices or fixed beliefs others do not
      share.</li>
    </ul>
    <p>If you are thinking about suicide, ${call988} at any hour. ${veterans} If somebody is in danger, or has stopped sleeping and is
    no longer acting safely, ${call911} or go to the nearest emergency department.</p>
  `,
  treatments: prose`
    For most people medication is the base of treatment: mood stabilizers such as lithium, or certain antipsychotic
    medicines. Lithium needs regular blood tests. Antipsychotics can cause weight gain, raise blood sugar up to
    diabetes, and cause movement problems that may last, so we check for all three.
    ${antipsychoticsInDementia} Some mood stabilizers can harm a
    baby before birth. Please talk with us before a pregnancy. Antidepressants alone can set off a high, so tell us
    about earlier treatment.

    Therapy makes the medication easier to live with and the warning signs easier to see. Together we chart mood and
    sleep, and find what tends to come before an episode. We write a plan that says what you want done, and by whom,
    when the signs return. Regular hours for sleep, meals and activity are part of the treatment.

    Family sessions help the people close to you tell the illness from the person. You agree ahead of time on hard
    subjects, such as money, car keys and when to call.

    Our programs suit people who are in a low, coming out of an episode, or keeping well. A full manic episode usually
    needs a hospital first. We say so plainly, help you get there, and plan with you how to come back.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-08',
  nextReviewOn: '2027-04-08',
  sources: [
    { label: 'NIMH: Bipolar Disorder', url: 'https://www.nimh.nih.gov/health/topics/bipolar-disorder' },
    { label: 'NICE: Bipolar disorder (CG185)', url: 'https://www.nice.org.uk/guidance/cg185' },
    {
      label: 'NIMH: Bipolar Disorder, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/bipolar-disorder',
    },
    {
      label: 'VA/DoD: Clinical Practice Guideline for Bipolar Disorder (2023)',
      url: 'https://www.healthquality.va.gov/guidelines/MH/bd/',
    },
    {
      label: 'FDA: Antipsychotics in older people with dementia (2008)',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/information-conventional-antipsychotics',
    },
    { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
  ],
  seo: {
    title: 'Bipolar Disorder Treatment | Stillwater Gardens',
    description:
      'What the highs and lows of bipolar disorder can look like, how medication and therapy work together, and what our Palm Beach Gardens programs offer.',
    keywords: [
      'bipolar disorder treatment',
      'bipolar I',
      'bipolar II',
      'mood stabilizers',
      'Palm Beach Gardens',
    ],
  },
};
