import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contactSchema, simpleContactSchema, type ContactMessageInput, type ContactVariant } from './schema';

type Entries = z.input<typeof contactSchema>;
type Rules = Resolver<Entries, unknown, ContactMessageInput>;

/**
 * The fields under the rules of spec §5. This module brings react-hook-form and zod along, so it is imported only when
 * somebody begins to write: pages that merely show the form stay light.
 */
// Used by `import()`: the form loads it with `import()`.
// ts-unused-exports:disable-next-line
export const createCheckedForm = (variant: () => ContactVariant) =>
  // No default values: what was typed before this code had arrived is read from the fields and kept.
  createFormControl<Entries, unknown, ContactMessageInput>({
    resolver: (...given) => rules[variant()](...given),
  });

export type CheckedForm = ReturnType<typeof createCheckedForm>;

const rules: Record<ContactVariant, Rules> = {
  main: zodResolver(contactSchema),
  simple: zodResolver(simpleContactSchema),
};
