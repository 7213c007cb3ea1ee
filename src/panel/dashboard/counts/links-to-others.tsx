import type { Payload, TypedUser } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { roleOf } from '@/services/auth/access';
import { checksLinks, linkState } from '@/services/links/look-after-links';
import { TurnSwitch } from './turn-switch';

/** For administrators: whether the site looks after its links to other sites, and when it last did. */
export async function LinksToOthers({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (roleOf({ user }) !== 'admin') return null;
  const isOn = await checksLinks(payload);
  const { checkedAt } = await linkState(payload);
  return (
    <section className="panel-note" aria-labelledby="panel-others">
      <h2 id="panel-others">Links to other sites</h2>
      <p>
        {!isOn
          ? 'Once a week the site can ask every page of another site that your texts and sources link to. What is gone is then under “Broken links”.'
          : checkedAt
            ? `Looked after on ${momentInCenter(checkedAt)}. What was gone is under “Broken links”.`
            : 'They are being looked after for the first time.'}
      </p>
      <TurnSwitch what="links" isOn={isOn} on="Look after them" off="Stop looking after them" />
    </section>
  );
}
