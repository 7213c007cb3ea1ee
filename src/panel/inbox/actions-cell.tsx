import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';
import { ListActions } from './message-actions';

type Props = { rowData?: unknown; payload: Payload };

/** List cell: the assignee of a waiting message, and two one-click actions. */
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

/** Readers of messages may see the assignee; a deleted account has no name. */
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
