import { dayWords } from '@/content/views/review';
import { hasEnded } from '@/content/center-time';
import { DAY_MS } from '@/content/durations';
import { asList, asString, prop } from '@/content/json';
import { rights, type Asker, type Item } from './item';

/** Two months: licensing boards and insurers take their time. */
const SOON_MS = 60 * DAY_MS;

/** Licenses and contracts that have expired, which the site no longer shows, or will soon. */
export async function expiring(asker: Asker): Promise<Item[]> {
  const { payload, now } = asker;
  const { docs } = await payload.find({
    ...rights(asker),
    collection: 'credentials',
    where: { expiresOn: { less_than_equal: new Date(now.getTime() + SOON_MS).toISOString() } },
    sort: 'expiresOn',
    limit: 50,
  });
  return docs.map(({ id, name, expiresOn }) => ({
    words: name,
    path: `/collections/credentials/${id}`,
    note: hasEnded(expiresOn, now)
      ? `expired on ${dayWords(expiresOn)}, is not shown`
      : `valid until ${dayWords(expiresOn)}`,
  }));
}

/**
 * Testimonials whose authorization has ended or has no end, which the site does not show, or ends soon.
 */
export async function authorizationsEnding(asker: Asker): Promise<Item[]> {
  const { docs } = await asker.payload.find({
    ...rights(asker),
    collection: 'pages',
    where: { name: { equals: 'homepage' } },
    limit: 1,
  });
  const [page] = docs;
  const soon = new Date(asker.now.getTime() + SOON_MS).toISOString();
  const rows = asList(prop(prop(page?.body?.[0], 'testimonials'), 'testimonials'));
  return rows.flatMap((row) => {
    if (!page || prop(row, 'whose') !== 'person' || prop(row, 'isWithdrawn') === true) return [];
    const until = asString(prop(row, 'authorizedUntil'));
    const words = asString(prop(row, 'author')) || 'Somebody';
    const item = (note: string) => [{ words, path: `/collections/pages/${page.id}`, note }];
    if (!until) return item('has no end of the authorization on file, is not shown');
    if (hasEnded(until, asker.now)) return item(`ended on ${dayWords(until)}, is not shown`);
    return until <= soon ? item(`ends on ${dayWords(until)}`) : [];
  });
}
