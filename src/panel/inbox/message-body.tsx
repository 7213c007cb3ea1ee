import type { Payload, UIFieldServerProps } from 'payload';
import { momentInCenter } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';
import { safelyWords } from '@/contact/rules/safely';
import { telUrl } from '@/content/links/address';
import { openedBy } from '../../../collections/inbox/opened-by';
import { holderOf } from './actions-cell';
import { MarkRead } from './mark-read';
import { MessageBodyActions } from './message-actions';

/** The visitor's message, read-only. */
export async function MessageBody({ data, payload }: UIFieldServerProps) {
  const text = (field: string) => asString(prop(data, field));
  const [email, phone, received] = [text('email'), text('phone'), text('createdAt')];
  const safely = safelyWords(prop(data, 'safely'));
  const { replyOpenings } = await payload.findGlobal({
    slug: 'inbox-settings',
    overrideAccess: true,
    depth: 0,
  });
  return (
    <section className="inbox-message-body" aria-label="The message">
      <MarkRead />
      {safely && <p className="inbox-message-body__safely">{safely}</p>}
      <dl>
        <div>
          <dt>From</dt>
          <dd>{text('sender')}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{received && <time dateTime={received}>{momentInCenter(received)} (center’s time)</time>}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{isAddress(email) ? <a href={replyTo(email)}>{email}</a> : email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ? <a href={telUrl(phone)}>{phone}</a> : 'not given'}</dd>
        </div>
      </dl>
      <p className="inbox-message-body__words">{text('message')}</p>
      <OpenedBy payload={payload} id={asString(prop(data, 'id'))} />
      {isAddress(email) && (
        <div className="inbox-message-body__replies">
          <a
            className="btn btn--style-primary btn--size-medium inbox-message-body__reply"
            href={replyTo(email)}
          >
            Reply by e-mail
          </a>
          <Openings email={email} openings={replyOpenings} />
          <p>E-mail is not private: nothing about health, unless this person was told so and wants it.</p>
        </div>
      )}
    </section>
  );
}

/** Which colleagues have opened the message, and when each did last; all staff who may read it may know. */
async function OpenedBy({ payload, id }: { payload: Payload; id: string }) {
  const seen = await openedBy(payload, id);
  return seen.length === 0 ? null : (
    <p className="inbox-message-body__seen">
      Opened by {seen.map(({ who, at }) => `${who} (${momentInCenter(at)})`).join(', ')}
    </p>
  );
}

/** The center's openings for a reply. */
function Openings({ email, openings }: { email: string; openings: unknown }) {
  const given = asList(openings);
  if (given.length === 0) return null;
  return (
    <ul aria-label="Reply with an opening">
      {given.map((opening) => (
        <li key={asString(prop(opening, 'id'))}>
          <a href={replyTo(email, asString(prop(opening, 'text')))}>{asString(prop(opening, 'label'))}</a>
        </li>
      ))}
    </ul>
  );
}

/** The assignee and the actions below the message body. */
export async function Answering({ data, payload }: UIFieldServerProps) {
  return <MessageBodyActions holder={await holderOf(payload, prop(data, 'assignee'))} />;
}

/** The older form accepts any text as an address (spec §5). */
const isAddress = (email: string) => /^[^\s@]+@[^\s@]+$/.test(email);

/** The mailto: link contains only our own text, never the visitor's, which others might read there. */
function replyTo(email: string, opening = '') {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const body = opening ? `&body=${encodeURIComponent(opening.replace(/\r?\n/g, '\r\n'))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent('Your message to us')}${body}`;
}
