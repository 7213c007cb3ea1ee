import { CrisisButtons } from '@/components/ui/crisis-card';
import { SmartLink } from '@/components/ui/links/smart-link';
import type { FormTexts } from '@/content/languages/languages';
import { formSay } from '@/content/languages/form-texts';
import { DEMO_FORM } from '../rules/messages';

/** Replaces the form on a public demo, where no one reads messages. */
export function DemoForm({ texts }: { texts?: FormTexts }) {
  const say = formSay(texts);
  return (
    <section
      aria-labelledby="demo-form"
      className="no-print ground-white rounded-panel border border-hairline p-[clamp(1.5rem,3.4vw,3rem)]"
    >
      <h3 id="demo-form" className="type-h3">
        {say(DEMO_FORM)}
      </h3>
      <p className="mt-4">
        {say('The center on these pages is invented. To find real treatment near you, look at')}{' '}
        <SmartLink href="https://findtreatment.gov" className="link">
          findtreatment.gov
        </SmartLink>
        {`. ${say('If you are in crisis, talk with somebody now:')}`}
      </p>
      <CrisisButtons className="mt-5" texts={texts} />
    </section>
  );
}
