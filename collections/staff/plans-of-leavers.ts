import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, TypedUser } from 'payload';
import { removePlansOf } from '@/services/plans/removed';

/** Removes a deleted account's plans; the dashboard lists what has to be planned again. */
export const endPlansOfLeaver: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await removePlansOf(req, { id, name: doc.name });
};

/** Removes plans that the new role does not allow. */
export const endPlansBeyondRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.role === previousDoc?.role) return doc;
  await removePlansOf(req, { ...doc, user: { ...doc, collection: 'staff' } as TypedUser });
  return doc;
};
