import type { CrisisHelp } from '@/content/crisis/crisis-help';
import { crisisHelp } from '@/content/crisis/crisis-help';
import { crumbsTo } from '@/content/head/crumbs';
import { sayIn } from '@/content/languages/languages';
import { CRISIS_BUTTON } from '@/components/ui/crisis-card';
import { Html } from '@/components/ui/text/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';

/** "What happens when you call 988", in one of its languages. */
export function CrisisHelpPage({ help }: { help: CrisisHelp }) {
  const other = crisisHelp[help.other.lang];
  const say = sayIn(help.lang);
  return (
    <div lang={help.lang}>
      <InnerHero crumbs={crumbsTo('988', help.path, say)} say={say} title={help.title} lead={help.lead}>
        {/* Before any words: a visitor may need them now. In Spanish 988 answers texts that say AYUDA. */}
        <p className="mt-7 flex flex-wrap gap-3">
          <a href="tel:988" className={CRISIS_BUTTON}>
            {help.buttons.call}
          </a>
          <a href={help.lang === 'es' ? 'sms:988?&body=AYUDA' : 'sms:988'} className={CRISIS_BUTTON}>
            {help.buttons.text}
          </a>
        </p>
      </InnerHero>
      <Section>
        <p className="mb-8">
          <SmartLink
            href={other.path}
            lang={other.lang}
            hrefLang={other.lang}
            className="link inline-block py-1"
          >
            {help.other.label}
          </SmartLink>
        </p>
        <Html html={help.text} />
      </Section>
    </div>
  );
}
