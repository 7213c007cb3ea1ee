import { aboutSubstances, antidepressantWarning } from '../medication';
import { call911, call988, domesticViolenceLine, veterans } from '../crisis';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const ptsd: SeedConditionText = {
  slug: 'ptsd',
  title: 'Post-Traumatic Stress Disorder',
  summary: 'When something past keeps coming back as if it were now.',
  heading1: 'When the past keeps coming back',
  text1: prose`
    <p>After something terrible, nearly everyone has bad nights. For most people the memory slowly takes its place
    among other memories. In post-traumatic stress disorder it does not: it keeps happening now.</p>
    <p>It can follow combat, violence, sexual assault, an accident, a disaster, a frightening illness or birth, or a
    childhood that was not safe. It can follow something you witnessed, or met again and again in your work. It has nothing to do with strength, and others do not get to say whether it was serious.</p>
    <p>Symptoms may begin within weeks or after years. They often come with depression, poor sleep, pain, or alcohol and
    other substances that once helped to get through the night. We treat depression and poor sleep along with it.
    ${aboutSubstances}</p>
  `,
  symptoms: prose`
    <p>These are ways in which a mind and a body try to stay safe. When they last longer than a month and get in the way of life, treatment can help.</p>
    <ul>
      <li><strong>Memories that intrude</strong> Images, nightmares, or moments when it seems to be happening again.</li>
      <li><strong>Strong reactions to reminders</strong> A smell, a sound or a date, and the body is back there.</li>
      <li><strong>Staying away</strong> From places, people, news, or any talk that comes near it.</li>
      <li><strong>Always on guard</strong> Watching exits, startling easily, resting badly.</li>
      <li><strong>Changed beliefs</strong> That nobody can be trusted, or that it was your fault.</li>
      <li><strong>Distance from others</strong> Feeling numb, or cut off from people you love.</li>
      <li><strong>Anger or risk</strong> Outbursts, or acting as if safety no longer mattered.</li>
    </ul>
    <p>If it becomes too much, ${call988}, at any hour. ${veterans} If you are in danger, ${call911}.</p>
    <p>If somebody harms you, you can call ${domesticViolenceLine}, day and night. Use a phone that they cannot check.</p>
  `,
  treatments: prose`
    The treatments with the best evidence work with the memory itself. The guideline of the Departments of Veterans
    Affairs and Defense (2023) recommends three most strongly: prolonged exposure, cognitive processing therapy and
    EMDR. The American Psychological Association (2025) puts the first two and other trauma-focused forms of CBT first,
    and suggests EMDR with a weaker recommendation. We explain how they differ, and you choose with your therapist. You
    can begin without telling everything, and you can say stop at any moment.

    We do not hurry. The first weeks go into sleep, safety and skills for strong feelings, as far as you need them. Then
    comes the work with the memory, at a pace you agree to. A session can stir things up for a day or two. Your
    therapist plans for that with you.

    Certain antidepressants can ease symptoms. They are an option if you prefer them, or want them beside therapy.
    ${antidepressantWarning} Benzodiazepines are not recommended for PTSD. They can make recovery harder.

    Most people do this work in Intensive Outpatient or Outpatient care. Partial Hospitalization can carry you when
    nights and days are hard at the same time. If you live with somebody who harms you, tell us when it is safe to call.
    Safety comes before any therapy.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-08',
  nextReviewOn: '2027-04-08',
  sources: [
    { label: 'VA: National Center for PTSD', url: 'https://www.ptsd.va.gov/' },
    {
      label: 'VA: How Common Is PTSD in Adults?',
      url: 'https://www.ptsd.va.gov/understand/common/common_adults.asp',
    },
    {
      label: 'FDA: Antidepressants and thoughts of suicide',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/suicidality-children-and-adolescents-being-treated-antidepressant-medications',
    },
    { label: 'National Domestic Violence Hotline', url: 'https://www.thehotline.org/' },
    {
      label: 'NIMH: Post-Traumatic Stress Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/post-traumatic-stress-disorder-ptsd',
    },
    { label: 'NICE: Post-traumatic stress disorder (NG116)', url: 'https://www.nice.org.uk/guidance/ng116' },
    { label: 'APA: Clinical Practice Guideline for PTSD', url: 'https://www.apa.org/ptsd-guideline' },
    {
      label: 'VA/DoD: Clinical Practice Guideline for PTSD (2023)',
      url: 'https://www.healthquality.va.gov/guidelines/MH/ptsd/',
    },
  ],
  seo: {
    title: 'PTSD Treatment | Stillwater Gardens',
    description:
      'How post-traumatic stress disorder shows itself, which trauma therapies are well studied, and how we work with them at your pace in Palm Beach Gardens.',
    keywords: [
      'PTSD treatment',
      'post-traumatic stress disorder',
      'trauma therapy',
      'EMDR',
      'Palm Beach Gardens',
    ],
  },
};
