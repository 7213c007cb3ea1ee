import { facts } from '../facts';
import type { SeedPage } from './types';

export const seedContact: SeedPage = {
  title: 'Contact',
  words: {
    'contactInfo.paragraph': `We answer messages ${facts.answer}. If you would rather not be called back, say so. This form is not a patient portal: please leave out medical records and insurance numbers.`,
    'mapSection.paragraph': 'On PGA Boulevard, east of I-95. Parking is free, behind the building.',
    'insuranceSection.paragraph':
      'Ask us anything about money before you decide. What we tell you about your insurance is an estimate, not a guarantee; your plan decides.',
    'insuranceSection.cards': [
      {
        title: 'Insurance Verification',
        description:
          'Tell us the name of your insurer. We ask for your member number by phone, check your benefits and answer in writing. An estimate, not a guarantee; your plan decides.',
      },
      {
        // 45 CFR 149.610 and 149.620: a written estimate for clients without insurance or who do not use it;
        // $400.
        title: 'Private Pay Options',
        description:
          'If you do not have or use insurance, you have the right to a Good Faith Estimate in writing before care begins. If the bill is $400 or more above it, you can dispute the bill.',
      },
      {
        title: 'Flexible Payment Plans',
        description: 'If you cannot pay at once, ask about spreading the cost over several months.',
      },
    ],
  },
  seo: {
    description:
      'Call, write or visit Stillwater Gardens in Palm Beach Gardens, Florida. Insurance verification, private pay and payment plans explained.',
    keywords: ['contact', 'phone', 'address', 'insurance verification', 'Palm Beach Gardens'],
  },
};
