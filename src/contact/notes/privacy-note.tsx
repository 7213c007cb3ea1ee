import type { LayoutView } from '@/content/views/site-layout';
import { SmartLink } from '@/components/ui/links/smart-link';
import { PRIVACY_NOTE } from '../rules/messages';

/** The sentence of spec §5 or the center's own, followed by the exceptions and a link to what is stored. */
export function PrivacyNote({ footer }: { footer: Pick<LayoutView['footer'], 'copyright'> }) {
  return (
    <p className="type-small text-quiet">
      <span>{footer.copyright.privacyNote ?? PRIVACY_NOTE}</span>{' '}
      <span>The law makes exceptions, for example when a life is in danger.</span>{' '}
      <SmartLink href={footer.copyright.privacyUrl} className="link">
        What we keep, and the exceptions
      </SmartLink>
    </p>
  );
}
