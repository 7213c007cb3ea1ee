import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, TypedUser } from 'payload';
import { removePlansOf } from '@/server/plans/removed';

/** What a colleague has planned does not happen when they have left: the dashboard says what has to be planned anew. */
export const endPlansOfLeaver: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await removePlansOf(req, { id, name: doc.name });
};

/** With another role somebody may have planned what they may no longer do. */
export const endPlansBeyondRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.role === previousDoc?.role) return doc;
  await removePlansOf(req, { ...doc, user: { ...doc, collection: 'staff' } as TypedUser });
  return doc;
};
