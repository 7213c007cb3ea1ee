'use client';

import { useMemo } from 'react';
import { about } from '@/content/pages/about';
import { readTeam } from '@/content/team';
import { ContactSection } from '@/sections/shared/contact-section';
import { usePage } from '@/lib/use-page';
import { usePolled } from '@/lib/use-polled';
import { Accreditations } from './accreditations';
import { Approach } from './approach';
import { Hero } from './hero';
import { Mission } from './mission';
import { TeamOverview } from './team-overview';

/** The About page (spec §2 About, in page order). */
export function AboutPage() {
  const { view } = usePage(about);
  const { body } = usePolled('/api/team-members');
  const members = useMemo(() => readTeam(body), [body]);
  return (
    <>
      <Hero {...view.hero} />
      <Mission {...view.mission} />
      <TeamOverview {...view.teamOverview} members={members} />
      <Approach {...view.approach} />
      <Accreditations {...view.accreditations} />
      <ContactSection {...view.contactPreview} />
    </>
  );
}
