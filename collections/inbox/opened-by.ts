import type { Payload } from 'payload';

/** The last opening of each person, newest first. */
export async function openedBy(payload: Payload, id: string) {
  if (!id) return [];
  const { docs } = await payload.find({
    collection: 'audit-trail',
    overrideAccess: true,
    where: { and: [{ action: { equals: 'viewed' } }, { messages: { equals: id } }] },
    sort: '-createdAt',
    limit: 100,
    depth: 0,
  });
  const last = new Map<string, { who: string; at: string }>();
  for (const { account, who, createdAt } of docs) {
    const key = account ?? who;
    if (!last.has(key)) last.set(key, { who, at: createdAt });
  }
  return [...last.values()];
}
