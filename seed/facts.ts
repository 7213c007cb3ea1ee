/**
 * The facts of the fictional center. Every seeded text takes them from here, so that a program has the same
 * days on every page; `tests/unit/seed/words-for-visitors.test.ts` compares.
 */
export const facts = {
  name: 'Stillwater Gardens',
  place: 'Palm Beach Gardens',
  phone: '(561) 555-0142',
  email: 'hello@stillwatergardens.example',
  address: '2400 PGA Boulevard, Suite 120\nPalm Beach Gardens, FL 33410',
  officeHours: 'Monday to Friday, 9:00 AM to 6:00 PM',
  agesTreated: 'Adults, 18 and older',
  answer: 'within one business day',
  firstCall: 'about twenty minutes',
  review: 'every two weeks',
  php: {
    days: 'Monday to Friday',
    hours: '9:00 AM to 3:00 PM',
    individual: 'three times a week',
    group: 'every day',
    psychiatric: 'every week',
    family: 'every week',
  },
  iop: {
    days: 'three days a week',
    time: 'morning or evening',
    group: 'three times a week',
    individual: 'every week',
    family: 'every second week',
  },
  outpatient: { visits: 'One or two visits a week', family: 'when you want one' },
} as const;
