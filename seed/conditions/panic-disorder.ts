import { antidepressantWarning, benzodiazepineWarning } from '../medication';
import { call911 } from '../crisis';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const panicDisorder: SeedConditionText = {
  slug: 'panic-disorder',
  title: 'Panic Disorder',
  summary: 'Sudden, intense fear, and the worry that it will return.',
  heading1: 'When fear arrives without warning',
  text1: prose`
    <p>A panic attack is the body’s alarm at full volume with nothing to run from. It usually peaks within minutes, and it passes.</p>
    <p>Many people have a single attack and no more. Panic disorder begins when attacks return, some of them out of
    nowhere, and when the space between them fills with watching for the next one. People stop driving or
    exercising. They sit near the exit, and carry water and a phone at all times. Some can hardly leave home. Fear of
    such places is called agoraphobia.</p>
    <p>A first attack can feel like a heart problem. Having it checked is right, also when it turns out to be panic. Heart rhythm, thyroid, asthma, low blood sugar, caffeine and some medicines can all play a part. So we ask
    for a recent medical exam, or arrange one.</p>
  `,
  symptoms: prose`
    <p>An attack brings several of these at once. The last two belong to the disorder rather than to the attack.</p>
    <ul>
      <li><strong>A racing or pounding heart</strong> Often the first thing noticed.</li>
      <li><strong>Short breath</strong> Or a feeling of choking, or tightness in the chest.</li>
      <li><strong>Shaking, sweating, chills</strong> With numb or tingling hands and face.</li>
      <li><strong>Dizziness or nausea</strong> The floor seems less certain than it was.</li>
      <li><strong>Feeling unreal</strong> As if watching from outside, or behind glass.</li>
      <li><strong>Fear of dying or losing control</strong> Convincing, and not true of the attack itself.</li>
      <li><strong>Worry about the next one</strong> For a month or more.</li>
      <li><strong>A smaller map</strong> Roads, stores and visits that you have given up.</li>
    </ul>
    <p>Chest pain that is new, that spreads to the arm or jaw, or that comes with fainting is an emergency until a
    doctor has said otherwise: ${call911}.</p>
  `,
  treatments: prose`
    Cognitive behavioral therapy for panic is well studied and fairly short. First you learn what the body is doing, and
    why each sensation, however loud, is not dangerous in itself. Then you meet the sensations on purpose, in small
    steps: spinning in a chair, breathing through a straw, climbing stairs. Your therapist is beside you.

    After that comes the map. Together you list the places that you have given up, and go back to them in an order you
    choose. Breathing and mindfulness can steady you on the way, as long as they do not become one more thing that you
    cannot leave home without.

    Some antidepressants reduce attacks. They are an option beside therapy or instead of it. ${antidepressantWarning}

    ${benzodiazepineWarning}

    Outpatient care is enough for many people. If you can no longer work or leave home alone, Intensive Outpatient or
    Partial Hospitalization gives more practice. Tell us when you call if the trip is the problem. First visits can be
    by video, if you are in Florida at that time.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-06',
  nextReviewOn: '2027-04-06',
  sources: [
    {
      label: 'NIMH: Panic Disorder: When Fear Overwhelms',
      url: 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms',
    },
    {
      label: 'NICE: Generalised anxiety disorder and panic disorder in adults (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
    {
      label: 'American Psychiatric Association: Practice Guideline for Panic Disorder (2009)',
      url: 'https://psychiatryonline.org/pb/assets/raw/sitewide/practice_guidelines/guidelines/panicdisorder.pdf',
    },
    {
      label: 'NIMH: Panic Disorder, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/panic-disorder',
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
    title: 'Panic Disorder Treatment | Stillwater Gardens',
    description:
      'What happens in a panic attack, when it becomes panic disorder, and how therapy helps people return to the places they have given up. Palm Beach Gardens.',
    keywords: [
      'panic disorder treatment',
      'panic attacks',
      'agoraphobia',
      'CBT for panic',
      'Palm Beach Gardens',
    ],
  },
};
