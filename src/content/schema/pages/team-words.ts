/** Shown instead of testimonials by a center that has none: the team's own words, not invented patients. */
export const teamWords = [
  {
    quote:
      'Asking for help is often the hardest part. Our first task is to make the next part easier: we listen, and we explain.',
    author: 'Our team',
    position: 'About the first call',
  },
  {
    quote:
      'A plan is only good if you can read it, question it and change it. So please ask us about every part of yours.',
    author: 'Our team',
    position: 'About treatment plans',
  },
  {
    quote:
      'You can ask what a treatment may do for you and what it may cost you. Then you decide, and we look at it again together.',
    author: 'Our team',
    position: 'About decisions',
  },
  {
    quote:
      'Families often ask what to say and what not to say. There is rarely one right sentence. It helps a great deal to stay near.',
    author: 'Our team',
    position: 'About families',
  },
] as const;
