/** No fictional patients: quotations of the fictional center's team, labeled as such. */
export const seedTestimonials = [
  {
    quote:
      'People often tell us that picking up the phone was the hardest part. Our first task is to make the next part easier. We listen, we explain, and nobody is hurried.',
    author: 'Our admissions team',
    position: 'First calls and visits',
    whose: 'demo',
  },
  {
    quote:
      'A plan is only good if you can read it, question it and change it. So we write it with you, on one page, in words you would use yourself.',
    author: 'Our therapists',
    position: 'Individual and group therapy',
    whose: 'demo',
  },
  {
    quote:
      'We talk about what a medication may do for you and what it may cost you. Then you decide, and we look at it again together.',
    author: 'Our psychiatrists',
    position: 'Medication and medical care',
    whose: 'demo',
  },
  {
    quote:
      'Families ask us what to say and what not to say. There is rarely one right sentence. It helps a great deal to stay near.',
    author: 'Our therapists for families',
    position: 'Family support',
    whose: 'demo',
  },
];
