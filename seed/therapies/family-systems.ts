import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const familySystems: SeedTherapy = {
  slug: 'family-systems',
  title: 'Family Systems Therapy',
  summary: 'What happens to one person happens to a family, so we meet with the people who matter to you.',
  heading1: 'The people around you',
  text1: prose`
    <p>When one person is unwell, everyone at the table changes seats. Somebody watches, somebody avoids, somebody keeps
    the peace. These moves are made out of care, and some of them keep the trouble going.</p>
    <p>Family systems therapy looks at the pattern rather than for a culprit. What happens just before the argument? Who
    steps in, who steps back, and what does each of them hope for? Seen from outside, many quarrels turn out to be
    rescue attempts that collide.</p>
    <p>Family means whoever counts for you: a partner, parents, grown children, a brother, the friend who has your key.
    You decide who comes and what is spoken about. Nothing you have told your own therapist is passed on without your
    consent, except where safety or the law requires it.</p>
    <p>We meet together, sometimes in parts. Sessions usually last seventy-five minutes, every second week, and one
    person can begin alone: when one seat moves, the others do too.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Conflict at home</strong> The same argument, interrupted earlier each time.</li>
      <li><strong>Serious illness in the family</strong> Bipolar disorder or schizophrenia, with fewer relapses as one
      aim.</li>
      <li><strong>Couples under strain</strong> Closeness and distance after a hard year.</li>
      <li><strong>Parents and adolescents</strong> Limits that hold, and trust that grows back.</li>
      <li><strong>OCD and anxiety</strong> Stepping out of rituals and reassurance together.</li>
      <li><strong>Coming home</strong> Agreements for the first weeks after a program or a hospital.</li>
    </ul>
  `,
  approach: prose`
    <p>Your family therapist works closely with the therapist you see alone, and is a different person, so that both
    rooms stay yours. In the first session we draw the family as it is and ask each person what they would notice first
    if things were better.</p>
    <p>From there the work is practical: a shared language for warning signs, clear agreements for difficult days, ways
    to disagree that do not last until midnight. Families often write one page together and put it on the
    refrigerator.</p>
    <p>A family session every second week is part of <a href="/programs#iop">Intensive Outpatient</a> care and can be
    added to the other <a href="/programs">programs</a>. Relatives who live far away can join by video.</p>
    <p>Joint sessions are not right where there is violence or fear at home. We ask about this in private, and we then
    plan for safety first. If you are in danger now, call <strong>911</strong>.</p>
  `,
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-10-22',
  nextReviewOn: '2027-04-22',
  sources: [
    { label: 'NIMH: Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    {
      label: 'NICE: Psychosis and schizophrenia in adults (CG178)',
      url: 'https://www.nice.org.uk/guidance/cg178',
    },
    { label: 'SAMHSA: Find help and treatment', url: 'https://www.samhsa.gov/find-help' },
  ],
  seo: {
    title: 'Family Systems Therapy | Stillwater Gardens',
    description:
      'Family therapy that looks for patterns, not culprits: who takes part, what happens in the room, and how it fits our programs in Palm Beach Gardens.',
    keywords: [
      'family systems therapy',
      'family therapy',
      'couples therapy',
      'family support Palm Beach Gardens',
    ],
  },
};
