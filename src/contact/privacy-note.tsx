import type { LayoutView } from '@/content/views/site-layout';
import { SmartLink } from '@/components/ui/smart-link';
import { PRIVACY_NOTE } from './messages';

/** The sentence of spec §5 or the center's own, and beside it what a center must add: the exceptions, and where is said what is kept. */
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
