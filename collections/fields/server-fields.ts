import type { FieldAccess } from 'payload';
import { nobodyField } from '@/services/auth/access';

/** A field that only the server writes. */
export const serverField = { access: { create: nobodyField, update: nobodyField } };

/** One that no form shows. */
export const hiddenServerField = { ...serverField, admin: { hidden: true } };

/** One that no account reads either. */
export const unreadableServerField = {
  access: { ...serverField.access, read: nobodyField } satisfies Record<string, FieldAccess>,
  admin: { disabled: true },
};
