import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { idOf } from '../../../collections/fields/id-of';
import { ListActions } from './message-actions';

type Props = { rowData?: unknown; payload: Payload };

/** In the list: who has a message that waits, and the two things that are done with it by one tap. */
export async function ActionsCell({ rowData, payload }: Props) {
  const holder = await holderOf(payload, prop(rowData, 'assignee'));
  return (
    <ListActions
      id={asString(prop(rowData, 'id'))}
      status={asString(prop(rowData, 'status'))}
      holder={holder}
    />
  );
}

/** Whoever reads messages may know which colleague has one; an account that is gone has no name. */
export async function holderOf(payload: Payload, assignee: unknown) {
  const id = idOf(assignee);
  if (!id) return null;
  const account = await payload.findByID({
    collection: 'staff',
    overrideAccess: true,
    id,
    depth: 0,
    select: { name: true },
    disableErrors: true,
  });
  return { id, name: account?.name ?? 'a colleague' };
}
