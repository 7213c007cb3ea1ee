'use client';

import { about } from '@/content/pages/about';
import * as reads from '@/content/reads';
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
  const { view } = usePage(reads.page(about));
  const { view: credentials } = usePolled(reads.credentials);
  const { view: members } = usePolled(reads.team);
  return (
    <>
      <Hero {...view.hero} />
      {!view.mission.isHidden && <Mission {...view.mission} />}
      {!view.teamOverview.isHidden && members.length > 0 && (
        <TeamOverview {...view.teamOverview} members={members} />
      )}
      {!view.approach.isHidden && <Approach {...view.approach} />}
      {!view.accreditations.isHidden && (
        <Accreditations
          {...view.accreditations}
          credentials={credentials.filter(({ kind }) => kind !== 'insurer')}
        />
      )}
      {!view.contactPreview.isHidden && <ContactSection {...view.contactPreview} />}
    </>
  );
}
