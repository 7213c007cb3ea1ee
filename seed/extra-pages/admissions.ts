import { call911, Call988 } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedExtraPage } from '../types';

/** From the first call to the first day, with placeholders for the center's own facts. */
const admissions = (center: { hours: string; firstCall: string; answer: string }): SeedExtraPage => ({
  slug: 'admissions',
  title: 'Admissions: from the first call to the first day',
  subtitle: 'Who answers, what we ask, what it costs, and what you decide. You can stop at any point.',
  blocks: [
    {
      blockType: 'text',
      heading: 'If it cannot wait',
      text: prose`
        <p>Our phone and our form are not for emergencies. If you think about suicide, or it is too much, do not wait for
        us. ${Call988}. If a life is in danger, ${call911}. The page <a href="/help-now">I need help now</a> says what to do
        in five situations.</p>
      `,
    },
    {
      blockType: 'steps',
      heading: 'Step by step',
      steps: [
        {
          title: 'You call or write',
          description: `Somebody from admissions answers, ${center.hours}. A message is answered ${center.answer}. You can use a first name only.`,
        },
        {
          title: 'We talk for a while',
          description: `The first call takes ${center.firstCall}. We ask what brings you, how the last weeks have been, whether you are safe, and what you have tried.`,
        },
        {
          title: 'We look at the cost together',
          description:
            'With your consent we check your insurance, and tell you in writing what you would likely pay. Your plan decides. Without insurance you have the right to a Good Faith Estimate before care begins.',
        },
        {
          title: 'A clinician listens',
          description:
            'An assessment, here or by video. For a visit by video you have to be in Florida at that time. They tell you what they think, and why.',
        },
        {
          title: 'You decide',
          description:
            'We suggest a level of care. If we are not the right place, we say so, and help you find one that is.',
        },
        {
          title: 'Your first day',
          description:
            'Somebody meets you at the door and shows you around. The first day is for arriving. Nobody has to speak in a group.',
        },
      ],
    },
    {
      blockType: 'facts',
      heading: 'What to bring',
      facts: [
        { title: 'Papers', text: 'A photo ID, and your insurance card if you have one.' },
        {
          title: 'Medicines',
          text: 'A list of what you take, with the doses. Bring the bottles if that is easier.',
        },
        {
          title: 'Numbers',
          text: 'The names of your doctor and your pharmacy, and of one person whom we may call.',
        },
        { title: 'Clothes', text: 'What you are at ease in. The rooms are cool.' },
      ],
    },
    {
      blockType: 'questions',
      heading: 'What people ask before they come',
      questions: [
        {
          title: 'Do I need a referral?',
          answer: 'No. Some insurance plans ask for one; we find out with you.',
        },
        {
          title: 'May somebody come with me?',
          answer: 'Yes, to the first visit too. You say what they may hear.',
        },
        {
          title: 'Will my employer learn of it?',
          answer:
            'Not from us. What you tell us is kept as health information. There are exceptions in law, for example when a life is in danger. They are in our Notice of Privacy Practices.',
        },
        {
          title: 'I am calling for somebody else. Is that all right?',
          answer:
            'Yes. You can tell us what you see, and ask how to help. An adult decides about their own treatment, as a rule.',
        },
      ],
    },
    { blockType: 'contact', heading: 'Write to admissions', paragraph: 'A few words are enough to begin.' },
  ],
});

export const demoAdmissions = admissions({
  hours: facts.officeHours,
  firstCall: facts.firstCall,
  answer: facts.answer,
});

/** For a center's own site: contains no facts about the center. */
export const ownAdmissions = admissions({
  hours: 'during our hours',
  firstCall: 'a short while',
  answer: 'as soon as they can',
});
