import type { Payload, PayloadRequest } from 'payload';
import { prop } from '@/content/json';
import { readKeyValue, START_KEY } from '../key-value/key-value';

type With = { payload: Payload } & Partial<PayloadRequest>;

/**
 * Whether publishing a health text requires a second person: as the setting says, and without a setting, in a
 * center's own site (not the demo) with two accounts or more.
 */
export async function needsSecondPerson(req: With): Promise<boolean> {
  const inTransaction = { transactionID: req.transactionID } as Partial<PayloadRequest>;
  const settings = await req.payload.db.findGlobal({ slug: 'reviews', req: inTransaction });
  const setting = prop(settings, 'secondPerson');
  if (setting === 'on' || setting === 'off') return setting === 'on';
  if (!(await isOwnStart(req))) return false;
  return (await req.payload.db.count({ collection: 'staff', req: inTransaction })).totalDocs > 1;
}

/** Whether the site was started as a center's own: the demo shows approvals without requiring them. */
export const isOwnStart = async (req: With) => (await readKeyValue(req, START_KEY)) === 'own';
