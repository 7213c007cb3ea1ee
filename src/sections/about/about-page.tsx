import { othersOfPage } from '@/content/languages/translation';
import { about } from '@/content/schema/pages/about';
import * as endpoints from '@/content/endpoints/endpoints';
import { ContactSection } from '@/sections/shared/contact-section';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { Accreditations } from './accreditations';
import { Approach } from './approach';
import { Hero } from './hero';
import { Mission } from './mission';
import { TeamOverview } from './team-overview';

/** The About page (spec §2 About, in page order). */
function AboutPage({ answers }: LiveViewProps) {
  const { view } = answers(endpoints.page(about));
  const { view: credentials } = answers(endpoints.credentials);
  const { view: members } = answers(endpoints.team);
  const { footer } = answers(endpoints.layout).view;
  return (
    <>
      <Hero
        {...view.hero}
        name={footer.company.name}
        others={othersOfPage(answers(endpoints.layout).view, about.path)}
      />
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
      {!view.contactPreview.isHidden && <ContactSection {...view.contactPreview} footer={footer} />}
    </>
  );
}

export const aboutView: LiveView = {
  name: 'about',
  endpoints: () => [endpoints.page(about), endpoints.credentials, endpoints.team],
  titledBy: () => endpoints.page(about),
  View: AboutPage,
};
