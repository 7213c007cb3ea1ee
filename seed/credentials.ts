import type { SeedCredential } from './types';

/**
 * Fictional, and labeled as such: a real license is entered with its own number and where it can be verified.
 */
export const seedCredentials: SeedCredential[] = [
  {
    kind: 'license',
    name: 'Clinic license (example)',
    issuedBy: 'Example State Agency',
    number: 'EXAMPLE-0001',
    url: 'https://agency.example/licenses',
    expiresOn: '2031-12-31T12:00:00.000Z',
  },
  {
    kind: 'accreditation',
    name: 'Behavioral health accreditation (example)',
    issuedBy: 'Example Accreditation Body',
    number: 'EXAMPLE-0002',
    url: 'https://accreditation.example/search',
    expiresOn: '2031-06-30T12:00:00.000Z',
  },
  {
    kind: 'insurer',
    name: 'Example Health Plan, PPO network',
    issuedBy: 'Example Health Plan',
    number: '',
    url: 'https://plan.example/find-care',
    expiresOn: '2031-12-31T12:00:00.000Z',
  },
];
