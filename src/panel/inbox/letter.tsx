import type { UIFieldServerProps } from 'payload';
import { momentInCentre } from '@/content/centre-time';
import { asText, get } from '@/content/untyped';
import { telHref } from '@/lib/phone';
import { MarkRead } from './mark-read';

/** What the visitor wrote, to be read and answered; nobody can change it. */
export function Letter({ data }: UIFieldServerProps) {
  const text = (field: string) => asText(get(data, field));
  const [email, phone, received] = [text('email'), text('phone'), text('createdAt')];
  return (
    <section className="inbox-letter" aria-label="The message">
      <MarkRead />
      <dl>
        <div>
          <dt>From</dt>
          <dd>{text('sender')}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{received && <time dateTime={received}>{momentInCentre(received)} (centre’s time)</time>}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{isAddress(email) ? <a href={replyTo(email)}>{email}</a> : email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ? <a href={telHref(phone)}>{phone}</a> : 'not given'}</dd>
        </div>
      </dl>
      <p className="inbox-letter__words">{text('message')}</p>
      {isAddress(email) && (
        <a className="btn btn--style-primary btn--size-medium inbox-letter__reply" href={replyTo(email)}>
          Reply by e-mail
        </a>
      )}
    </section>
  );
}

/** The older form takes anything for an address (spec §5). */
const isAddress = (email: string) => /^[^\s@]+@[^\s@]+$/.test(email);

const replyTo = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent('Your message to us')}`;
