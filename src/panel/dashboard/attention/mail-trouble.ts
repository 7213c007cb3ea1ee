import { MINUTE_MS } from '@/content/durations';
import { roleOf } from '@/services/auth/access';
import { isMailConfigured } from '@/services/mail/mail';
import type { Asker, Item } from './item';

/** Mail that has waited this long is stuck. */
const LATE_MS = 10 * MINUTE_MS;

/** Why staff are not notified of new messages; for accounts that read messages. */
export async function mailTrouble(asker: Asker): Promise<Item[]> {
  const role = roleOf(asker);
  if (role !== 'admin' && role !== 'intake') return [];
  // Intake may not open the outgoing mail, only the messages.
  const pathTo = (state: string) =>
    role === 'admin' ? `/collections/outbox?${state}` : '/collections/contact-messages';
  return [...nobodyIsTold(role), ...(await unsent(asker, pathTo)), ...(await givenUp(asker, pathTo))];
}

const nobodyIsTold = (role: 'admin' | 'intake'): Item[] =>
  isMailConfigured()
    ? []
    : [
        {
          words: 'Nobody gets an e-mail about new messages.',
          path: role === 'admin' ? '/globals/inbox-settings' : '/collections/contact-messages?limit=25',
          note: 'No mail server is set up (SMTP_URL). Look at the messages every day.',
        },
      ];

async function unsent({ payload, now }: Asker, pathTo: (state: string) => string): Promise<Item[]> {
  const late = new Date(now.getTime() - LATE_MS).toISOString();
  const { docs, totalDocs } = await payload.find({
    collection: 'outbox',
    overrideAccess: true,
    where: {
      and: [
        { state: { in: ['waiting', 'sending'] } },
        { or: [{ attempts: { greater_than: 0 } }, { createdAt: { less_than: late } }] },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  });
  if (totalDocs === 0) return [];
  const fault = docs[0]?.fault;
  return [
    {
      words:
        totalDocs === 1
          ? 'One e-mail about a new message has not been sent yet.'
          : `${totalDocs} e-mails about new messages have not been sent yet.`,
      path: pathTo('where[state][in]=waiting,sending'),
      note: `They are tried again for three days.${fault ? ` Last answer of the mail server: ${fault}` : ''}`,
    },
  ];
}

async function givenUp({ payload }: Asker, pathTo: (state: string) => string): Promise<Item[]> {
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    overrideAccess: true,
    where: { state: { equals: 'failed' } },
  });
  if (totalDocs === 0) return [];
  return [
    {
      words: 'Colleagues were not told about new messages: the mail server refused for three days.',
      path: pathTo('where[state][equals]=failed'),
    },
  ];
}
