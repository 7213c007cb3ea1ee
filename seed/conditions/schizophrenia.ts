import { prose } from '../prose';
import type { SeedCondition } from '../types';

export const schizophrenia: SeedCondition = {
  slug: 'schizophrenia',
  title: 'Schizophrenia',
  summary: 'Changes in thinking and perception that need steady, long-term care.',
  heading1: 'When the world becomes hard to read',
  text1: prose`
    <p>Schizophrenia changes how a person perceives and interprets the world. Things may be heard or seen that others
    do not notice, meanings may appear where others find none, and ordinary tasks may become strangely heavy.</p>
    <p>It is not a split personality, and the great majority of people living with schizophrenia are not violent. They
    are more often hurt by others, and by the word itself. With treatment that continues, many people study, work, love
    and keep house. The course differs from one person to the next, and nobody can honestly promise it in advance.</p>
    <p>It mostly begins between the late teens and the early thirties, often slowly: withdrawal, suspicion, a drop in
    school or work, sleep turned around. If you see this in yourself or in somebody close to you, asking early is worth
    a great deal. The sooner treatment begins after a first episode, the better the outlook tends to be.</p>
  `,
  symptoms: prose`
    <p>Not everyone has all of these, and other conditions, substances and physical illnesses can cause some of them.
    A diagnosis takes time and a full medical examination.</p>
    <ul>
      <li><strong>Hearing or seeing what others do not</strong> Most often voices, which may comment or command.</li>
      <li><strong>Firm beliefs others do not share</strong> Of being watched, followed, or given messages.</li>
      <li><strong>Thoughts that lose their order</strong> Speech that others find hard to follow.</li>
      <li><strong>Less expression, less drive</strong> Quiet voice, still face, tasks left undone. This is illness, not
      laziness.</li>
      <li><strong>Pulling back</strong> From friends, family and things once enjoyed.</li>
      <li><strong>Trouble with memory and attention</strong> Instructions and conversations slip away.</li>
    </ul>
    <p>If voices tell you to harm yourself or others, or if you are thinking about suicide, call or text
    <strong>988</strong> now. If there is immediate danger, call <strong>911</strong> and say that it is a mental
    health emergency.</p>
  `,
  treatments: prose`
    Antipsychotic medication is the foundation for most people. It can quiet voices and loosen frightening beliefs, and
    it has side effects that deserve to be taken seriously: weight, movement, sleepiness, sexual function. Our
    psychiatrist looks for the lowest dose that works, checks your physical health, and discusses long-acting injections
    and, when two medicines have not been enough, clozapine.

    Therapy goes beside it. Cognitive behavioral therapy for psychosis does not argue about what is real; it looks for
    ways to be less ruled by it. Family sessions are among the best-supported treatments there are: they reduce strain at
    home and lower the risk of relapse. We also work on sleep, routine, money, study and work, as goals of your own.

    Our Partial Hospitalization and Intensive Outpatient programs suit people who are stepping down from a hospital or
    steadying after a difficult time, and Outpatient care keeps the thread for as long as it helps. They do not replace
    a hospital in an acute episode.

    After a first episode, a coordinated specialty care team, with help for work and school, is the recommended
    treatment where there is one. We will tell you honestly if such a team would be the better place, and help you find
    it.
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-15',
  nextReviewOn: '2027-04-15',
  sources: [
    { label: 'NIMH: Schizophrenia', url: 'https://www.nimh.nih.gov/health/topics/schizophrenia' },
    {
      label: 'NICE: Psychosis and schizophrenia in adults (CG178)',
      url: 'https://www.nice.org.uk/guidance/cg178',
    },
    { label: 'SAMHSA: Find help and treatment', url: 'https://www.samhsa.gov/find-help' },
  ],
  seo: {
    title: 'Schizophrenia Treatment | Stillwater Gardens',
    description:
      'A sober guide for people living with schizophrenia and their families: early signs, medication, therapy, and long-term care in Palm Beach Gardens.',
    keywords: ['schizophrenia treatment', 'psychosis', 'early signs', 'family support', 'Palm Beach Gardens'],
  },
};
