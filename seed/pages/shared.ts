import { facts } from '../facts';

/** The fictional center's claims; a real center writes its own and states only what can be verified. */
export const seedAccreditations = [
  {
    title: 'Licensed in Florida',
    description: 'Our programs are licensed by the state and inspected on a regular schedule.',
  },
  {
    title: 'Licensed clinicians',
    description: 'Every therapist holds a master’s degree or a doctorate, and a current license.',
  },
  {
    title: 'Led by a psychiatrist',
    description: 'A board-certified psychiatrist leads each treatment plan.',
  },
  {
    title: 'Evidence-based care',
    description: 'We use methods with published research behind them, and tell you which.',
  },
  {
    // 45 CFR 164.512 lists the disclosures that need no consent; safety is (j).
    title: 'Private, with limits',
    description:
      'The law protects what you tell us. There are exceptions, such as when somebody is in danger. We explain them at the first visit.',
  },
];

/** The contact section that closes the home, About and Programs pages. */
export const seedContactPreview = {
  'contactPreview.paragraph': `Write a few words, or call. Our admissions team answers ${facts.answer}, for you or for someone you love.`,
};

export const seedProgramPictures = {
  'levelsOfCare.programs.0.image': 'gallery-04.jpg',
  'levelsOfCare.programs.1.image': 'group-circle.jpg',
  'levelsOfCare.programs.2.image': 'gallery-08.jpg',
};
