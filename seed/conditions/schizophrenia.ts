import { call911, call988 } from '../crisis';
import { antipsychoticsInDementia } from '../medication';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const schizophrenia: SeedConditionText = {
  slug: 'schizophrenia',
  title: 'Schizophrenia',
  summary: 'Changes in thinking and perception that need steady, long-term care.',
  heading1: 'When the world becomes hard to read',
  text1: prose`
    <p>Schizophrenia changes how a person sees and reads the world. People may hear or see things that others do not.
    They may find meaning where others find none. Ordinary tasks may become strangely heavy.</p>
    <p>It is not a split personality, and most people who live with it are not violent. They are more often hurt by
    others, and by the word itself. With treatment that goes on, many people study, work, love and keep house. The
    course differs from one person to the next. Nobody can honestly promise it ahead of time.</p>
    <p>It mostly begins between the late teens and the early thirties, often slowly. A person may pull back, grow
    suspicious, do worse at school or work, or sleep by day. If you see this in yourself or in somebody close to you, ask
    early. The sooner treatment begins after a first episode, the better the outlook tends to be.</p>
  `,
  symptoms: prose`
    <p>Not everyone has all of these, and other conditions, substances and physical illnesses can cause some of them.
    A diagnosis takes time and a full medical exam.</p>
    <ul>
      <li><strong>Hearing or seeing what others do not</strong> Most often voices, which may comment or command.</li>
      <li><strong>Firm beliefs others do not share</strong> Of being watched, followed, or given messages.</li>
      <li><strong>Thoughts that lose their order</strong> Speech that others find hard to follow.</li>
      <li><strong>Less expression, less drive</strong> Quiet voice, still face, tasks left undone. This is part of the illness.</li>
      <li><strong>Pulling back</strong> From friends, family and things once enjoyed.</li>
      <li><strong>Trouble with memory and attention</strong> Instructions and conversations slip away.</li>
    </ul>
    <p>If voices tell you to harm yourself or others, or if you are thinking about suicide, ${call988} now. If there is
    danger right now, ${call911} and say that it is a mental health emergency.</p>
  `,
  treatments: prose`
    Antipsychotic medicine is the base of treatment for most people. It can quiet voices and loosen frightening beliefs.
    It also has side effects that we take seriously. It can cause weight gain and raise blood sugar up to diabetes. It
    can cause movement problems, and some of them may last. It can make people sleepy and affect sex.
    ${antipsychoticsInDementia} Our psychiatrist
    looks for the lowest dose that works, and checks weight, blood sugar and movement. We also talk about long-acting
    shots. When two medicines have not been enough, we talk about clozapine. It needs regular blood tests, because it can
    lower the white blood cells that fight infection.

    Therapy goes beside it. Cognitive behavioral therapy for psychosis does not argue about what is real. It looks for
    ways to be less ruled by it. Structured family programs, which run for months, are among the best-supported
    treatments there are. They ease strain at home and lower the risk of relapse. We also work on sleep, routine, money,
    study and work, as goals of your own.

    Our Partial Hospitalization and Intensive Outpatient programs suit people who are coming out of a hospital or
    steadying after a hard time. Outpatient care goes on for as long as it helps. None of them replaces a hospital in an
    acute episode.

    After a first episode, a coordinated specialty care team is the recommended treatment where there is one. It also
    helps with work and school. We will tell you honestly if such a team would be the better place, and help you find
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
    {
      label: 'NIMH: Schizophrenia, statistics',
      url: 'https://www.nimh.nih.gov/health/statistics/schizophrenia',
    },
    {
      label: 'American Psychiatric Association: Practice Guideline for Schizophrenia (2020)',
      url: 'https://psychiatryonline.org/doi/book/10.1176/appi.books.9780890424841',
    },
    {
      label: 'FDA: Antipsychotics in older people with dementia (2008)',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/information-conventional-antipsychotics',
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
