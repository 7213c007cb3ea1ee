import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const mindfulnessTherapy: SeedTherapy = {
  slug: 'mindfulness-therapy',
  title: 'Mindfulness Therapy',
  summary: 'Attention, trained gently: noticing what is there before deciding what to do about it.',
  heading1: 'Noticing, before doing',
  text1: prose`
    <p>Mindfulness is paying attention to what is happening now, on purpose and without a verdict. It sounds simple. It
    takes practice, and the practice is the therapy.</p>
    <p>You learn to notice breath, body, sounds and thoughts as they come and go, including those that hurt. Nobody is
    asked to empty the mind or to feel calm. The aim is a small space between what happens and what you do next.</p>
    <p>We mostly use two programs that have been studied. Mindfulness-based cognitive therapy is for people whose
    depression keeps returning. The other is mindfulness-based stress reduction. Both usually run for eight weeks, in a group,
    with practice at home.</p>
    <p>For some people, especially after trauma, sitting still with eyes closed brings up too much. There are other
    ways: eyes open, standing, walking, hands in warm water. Your therapist will ask first.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Depression that returns</strong> Seeing the slide sooner, and stepping out of it.</li>
      <li><strong>Anxiety</strong> Noticing the alarm without obeying it.</li>
      <li><strong>Stress</strong> Recovering sooner after a hard day.</li>
      <li><strong>Sleep</strong> Lying awake with less struggle, which helps many people sleep.</li>
      <li><strong>Pain that lasts</strong> Living with it with less struggle.</li>
      <li><strong>Strong emotions</strong> Mindfulness is the first of the skills taught in DBT.</li>
    </ul>
  `,
  approach: prose`
    <p>We begin with three minutes, not thirty. You practice in a quiet room, on the garden path or near the water. Chairs, cushions and standing are equally good.</p>
    <p>The practice is secular. If you have a tradition of your own, you are welcome to bring it; if you want nothing of
    that sort, nothing of that sort is asked.</p>
    <p>Mindfulness usually goes beside other treatment rather than instead of it: beside <a href="/therapies/cbt">CBT</a>
    for <a href="/conditions/anxiety">anxiety</a>, beside medication for <a href="/conditions/depression">depression</a>,
    inside <a href="/therapies/dbt">DBT</a> for strong emotions. We tell you where the research is solid and where it is
    only promising.</p>
    <p>A few people feel worse with it for a time. If that happens, tell us. We shorten, change or stop the practice.</p>
  `,
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-10-20',
  nextReviewOn: '2027-04-20',
  sources: [
    {
      label: 'NCCIH: Meditation and Mindfulness: Effectiveness and Safety',
      url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
    },
    { label: 'APA: Mindfulness', url: 'https://www.apa.org/topics/mindfulness' },
    { label: 'NICE: Depression in adults (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
  ],
  seo: {
    title: 'Mindfulness Therapy | Stillwater Gardens',
    description:
      'Mindfulness-based therapy without mystery: what you practice, whom it suits, what research supports, and how we teach it in Palm Beach Gardens.',
    keywords: ['mindfulness therapy', 'MBCT', 'mindfulness-based stress reduction', 'Palm Beach Gardens'],
  },
};
