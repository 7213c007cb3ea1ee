import { prose } from './prose';
import type { SeedTeamMember } from './types';

/**
 * Titles are those of the licenses: sections 464.015 (APRN), 490.012 (psychologist) and 491.012 (clinical
 * social worker, mental health counselor, marriage and family therapist), Florida Statutes.
 */
export const seedTeam: SeedTeamMember[] = [
  {
    slug: 'maren-oakes',
    name: 'Maren Oakes, MD',
    title: 'Medical Director',
    bio: prose`
      Psychiatrist for twenty years. Leads treatment plans and medication reviews, and asks every person what a good
      week would look like.
    `,
    image: 'team-01.jpg',
  },
  {
    slug: 'teodor-lindqvist',
    name: 'Teodor Lindqvist, PhD',
    title: 'Licensed Psychologist, Director of Therapy',
    bio: 'Trains our therapists in CBT and supervises every case. Likes plans that fit on one page.',
  },
  {
    slug: 'ines-calloway',
    name: 'Ines Calloway, LCSW',
    title: 'Licensed Clinical Social Worker',
    bio: prose`
      Meets with partners, parents and grown children, together or one by one. Leads the evening for families.
    `,
    image: 'team-02.jpg',
  },
  {
    slug: 'ruth-abara',
    name: 'Ruth Abara, RN',
    title: 'Head of Nursing',
    bio: prose`
      Usually the first voice you hear in the morning. Looks after sleep, meals, medication and the small questions
      that are not small.
    `,
  },
  {
    slug: 'samir-haddad',
    name: 'Samir Haddad, APRN, PMHNP-BC',
    title: 'Psychiatric Nurse Practitioner',
    bio: prose`
      Follows medication from week to week: what it does for you, what it costs you, and whether it is still needed.
    `,
  },
  {
    slug: 'june-tanaka',
    name: 'June Tanaka, LMHC',
    title: 'Licensed Mental Health Counselor',
    bio: prose`
      Leads skills groups and the morning practice in the garden. Trained in DBT, and patient with people who dislike
      sitting still.
    `,
  },
];
