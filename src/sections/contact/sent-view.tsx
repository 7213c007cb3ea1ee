import { crumbsTo } from '@/content/head/crumbs';
import type { LayoutView } from '@/content/views/site-layout';
import { SENT_PATHS } from '@/contact/rules/form-answer';
import { SENT } from '@/contact/rules/messages';
import type { ContactVariant } from '@/contact/rules/schema';
import { WhatHappensNext } from '@/contact/notes/what-happens-next';
import { CrisisCard } from '@/components/ui/crisis-card';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';

type SentViewProps = { variant: ContactVariant; footer: LayoutView['footer']; isCrisis: boolean };

/** "Message Sent" as a page (spec §8), for a form that was posted without a script. */
export function SentView({ variant, footer, isCrisis }: SentViewProps) {
  const { title, description } = SENT[variant];
  return (
    <>
      {isCrisis && (
        <div className="wrap pt-8">
          <CrisisCard />
        </div>
      )}
      <InnerHero crumbs={crumbsTo('Message', SENT_PATHS[variant])} title={title} lead={description} />
      <Section>
        <WhatHappensNext hours={footer.contact.hours} withCalls={!isCrisis} />
        <p className="mt-8">
          <SmartLink href="/" className="link">
            Back to the home page
          </SmartLink>
        </p>
      </Section>
    </>
  );
}
