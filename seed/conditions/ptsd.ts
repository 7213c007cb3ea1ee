import { prose } from '../prose';
import type { SeedCondition } from '../types';

export const ptsd: SeedCondition = {
  slug: 'ptsd',
  title: 'Post-Traumatic Stress Disorder',
  summary: 'When something past keeps arriving in the present.',
  heading1: 'When the past keeps arriving',
  text1: prose`
    <p>After something terrible, nearly everyone has bad nights. For most people the memory slowly takes its place
    among other memories. In post-traumatic stress disorder it does not: it keeps happening now.</p>
    <p>It can follow combat, violence, sexual assault, an accident, a disaster, a frightening illness or birth, or a
    childhood that was not safe. It can follow something you witnessed, or met again and again in your work. It is not
    a measure of strength, and it is not decided by whether others would have called it serious.</p>
    <p>Symptoms may begin within weeks or after years. They often travel with depression, poor sleep, pain, or alcohol
    and other substances that once helped to get through the night. We treat these together rather than asking you to
    solve one before we look at the other.</p>
  `,
  symptoms: prose`
    <p>These are ways in which a mind and a body try to stay safe. When they last longer than a month and interfere
    with life, treatment can help.</p>
    <ul>
      <li><strong>Memories that intrude</strong> Images, nightmares, or moments when it seems to be happening again.</li>
      <li><strong>Strong reactions to reminders</strong> A smell, a sound or a date, and the body is back there.</li>
      <li><strong>Staying away</strong> From places, people, news, or any talk that comes near it.</li>
      <li><strong>Always on guard</strong> Watching exits, startling easily, resting badly.</li>
      <li><strong>Changed beliefs</strong> That nobody can be trusted, or that it was your fault.</li>
      <li><strong>Distance from others</strong> Feeling numb, or cut off from people you love.</li>
      <li><strong>Anger or risk</strong> Outbursts, or acting as if safety no longer mattered.</li>
    </ul>
    <p>If it becomes too much, call or text <strong>988</strong>, at any hour; veterans and service members can then
    press <strong>1</strong>. If you are in danger, call <strong>911</strong>.</p>
  `,
  treatments: prose`
    The treatments with the best evidence are therapies that work with the memory itself: trauma-focused cognitive
    behavioral therapy, including prolonged exposure and cognitive processing therapy, and EMDR. We explain how they
    differ, and you choose with your therapist. You can begin without telling everything, and you can say stop at any
    moment.

    We do not hurry. The first weeks go into sleep, safety and skills for strong feelings, as far as you need them. Then
    comes the work with the memory, at a pace you agree to. A session can stir things up for a day or two; your
    therapist plans for that with you.

    Certain antidepressants can ease symptoms, and are an option if you prefer them or want them beside therapy. Our
    psychiatrist will also tell you which medicines are not recommended for PTSD, and why.

    Most people do this work in Intensive Outpatient or Outpatient care. Partial Hospitalization can carry you when
    nights and days are hard at the same time. If you are living with somebody who harms you, tell us when it is safe to
    call: safety comes before any therapy.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-08',
  nextReviewOn: '2027-04-08',
  sources: [
    { label: 'VA: National Center for PTSD', url: 'https://www.ptsd.va.gov/' },
    {
      label: 'NIMH: Post-Traumatic Stress Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/post-traumatic-stress-disorder-ptsd',
    },
    { label: 'NICE: Post-traumatic stress disorder (NG116)', url: 'https://www.nice.org.uk/guidance/ng116' },
    { label: 'APA: Clinical Practice Guideline for PTSD', url: 'https://www.apa.org/ptsd-guideline' },
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
