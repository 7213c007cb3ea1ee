import { call911 } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const familySystems: SeedTherapy = {
  slug: 'family-systems',
  title: 'Family Systems Therapy',
  summary: 'What happens to one person happens to a family, so we meet with the people who matter to you.',
  heading1: 'The people around you',
  text1: prose`
    <p>When one person is unwell, everyone at home changes. One watches, one stays away, one keeps the peace. They do it
    because they care, and still some of it keeps the trouble going.</p>
    <p>Family systems therapy looks at the pattern and does not look for somebody to blame. What happens just before the
    argument? Who steps in, who steps back, and what does each of them hope for? Often two people are trying to help,
    and get in each other’s way.</p>
    <p>Family means whoever counts for you: a partner, parents, grown children, a brother, the friend who has your key.
    You decide who comes and what is spoken about. What you have told your own therapist is not passed on without your consent, except where safety or the law
    requires it.</p>
    <p>We meet together, sometimes in parts. Sessions usually last seventy-five minutes. One person can begin alone. When
    one person changes, the others often do too.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Conflict at home</strong> The same argument, interrupted earlier each time.</li>
      <li><strong>Serious illness</strong> Bipolar disorder or schizophrenia, with fewer relapses as one aim.</li>
      <li><strong>Couples under strain</strong> Closeness and distance after a hard year.</li>
      <li><strong>Parents and grown children</strong> Limits that hold, and trust that grows back.</li>
      <li><strong>OCD and anxiety</strong> Stepping out of the rituals together.</li>
      <li><strong>Coming home</strong> Agreements for the first weeks after a program or a hospital.</li>
    </ul>
  `,
  approach: prose`
    <p>The therapist of the family sessions works closely with the one you see alone. They are two people, so that you have a place
    of your own. In the first session we draw the family as it is. We ask each person what they would notice first if
    things were better.</p>
    <p>From there the work is practical. You find shared words for warning signs, make clear agreements for hard days, and
    learn to disagree without a fight until midnight. Families often write one page together and put it on the
    refrigerator.</p>
    <p>There is a family session ${facts.php.family} in <a href="/programs#php">Partial Hospitalization</a> and
    ${facts.iop.family} in <a href="/programs#iop">Intensive Outpatient</a> care. In
    <a href="/programs#outpatient">Outpatient</a> care there is one ${facts.outpatient.family}. Relatives can join by video.
    You have to be in Florida at the time of a visit by video.</p>
    <p>Joint sessions are not right where there is violence or fear at home. We ask about this in private, and we then
    plan for safety first. If you are in danger now, ${call911}.</p>
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
