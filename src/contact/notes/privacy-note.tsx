import type { LayoutView } from '@/content/views/site-layout';
import { SmartLink } from '@/components/ui/links/smart-link';
import { formSay, type FormSay } from '@/content/languages/form-texts';
import { PRIVACY_NOTE } from '../rules/messages';

type PrivacyNoteProps = { footer: Pick<LayoutView['footer'], 'copyright'>; say?: FormSay };

/** The sentence of spec §5 or the center's own, followed by the exceptions and a link to what is stored. */
export function PrivacyNote({ footer, say = formSay(undefined) }: PrivacyNoteProps) {
  return (
    <p className="type-small text-quiet">
      <span>{footer.copyright.privacyNote ?? say(PRIVACY_NOTE)}</span>{' '}
      <span>{say('The law makes exceptions, for example when a life is in danger.')}</span>{' '}
      <SmartLink href={footer.copyright.privacyUrl} className="link">
        {say('What we keep, and the exceptions')}
      </SmartLink>
    </p>
  );
}
