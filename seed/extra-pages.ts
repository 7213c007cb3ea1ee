import { call911, Call988 } from './crisis';
import { demoAdmissions, ownAdmissions } from './extra-pages/admissions';
import { prose } from './prose';
import { admision, contacto } from './spanish/pages';
import type { SeedExtraPage } from './types';

/** The demo's one page of blocks in English. */
export const seedExtraPages: SeedExtraPage[] = [demoAdmissions];

/** The demo's pages in Spanish. */
export const translatedExtraPages: SeedExtraPage[] = [admision, contacto];

const forFamilies: SeedExtraPage = {
  slug: 'for-families',
  title: 'For families',
  subtitle:
    'For those who are worried about somebody: what helps, what does not, and what to do when it is urgent.',
  blocks: [
    {
      blockType: 'text',
      heading: 'When it is urgent',
      text: prose`
        <p>If somebody may harm themselves, stay with them and ask directly. The question does not give them the idea.
        ${Call988}; the line is for families too. If a life is in danger, ${call911}.</p>
      `,
    },
    {
      blockType: 'cards',
      heading: 'What helps',
      cards: [
        { title: 'Listen first', description: 'Ask how it is, and wait. You do not have to have an answer.' },
        {
          title: 'Name what you see',
          description: '“You have not been sleeping” is easier to hear than “You are depressed.”',
        },
        {
          title: 'Offer one thing',
          description: 'A walk, a meal, a ride to a visit. Small offers are easier to accept.',
        },
      ],
    },
    {
      blockType: 'questions',
      heading: 'What families ask',
      questions: [
        {
          title: 'Can you tell me whether somebody is with you?',
          answer: 'Only if they agree. We can listen to you at any time.',
        },
        {
          title: 'What if they do not want help?',
          answer:
            'An adult decides about their own treatment, as a rule. Keep the door open, and look after yourself too.',
        },
      ],
    },
  ],
};

const whatToBring: SeedExtraPage = {
  slug: 'what-to-bring',
  title: 'What to bring',
  subtitle: 'For the first day. Whatever is missing can be brought later.',
  blocks: [
    {
      blockType: 'facts',
      heading: 'For the first day',
      facts: [
        { title: 'Papers', text: 'A photo ID, and your insurance card if you have one.' },
        { title: 'Medicines', text: 'A list of what you take, with the doses.' },
        {
          title: 'Numbers',
          text: 'The names of your doctor and your pharmacy, and of one person whom we may call.',
        },
      ],
    },
    {
      blockType: 'questions',
      heading: 'Questions',
      questions: [
        { title: 'May I keep my phone?', answer: 'Say here what your rule is, and why.' },
        { title: 'Is there food?', answer: 'Say here what there is, and what people bring.' },
      ],
    },
  ],
};

const careers: SeedExtraPage = {
  slug: 'careers',
  title: 'Careers',
  subtitle: 'Work with us.',
  blocks: [
    {
      blockType: 'text',
      heading: 'How to apply',
      text: prose`<p>Say here how to apply, to whom, and when applicants hear from you.</p>`,
    },
    {
      blockType: 'cards',
      heading: 'Open positions',
      cards: [{ title: 'Name of the position', description: 'License, hours, place.' }],
    },
  ],
};

/** The drafts that a center's own site starts with. */
export const extraPagesOfOwnStart: SeedExtraPage[] = [ownAdmissions, forFamilies, whatToBring, careers];
