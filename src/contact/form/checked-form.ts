import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  contactSchema,
  simpleContactSchema,
  type ContactMessageInput,
  type ContactVariant,
} from '../rules/schema';

type Entries = z.input<typeof contactSchema>;
type Rules = Resolver<Entries, unknown, ContactMessageInput>;

/**
 * The fields with the rules of spec §5. Brings react-hook-form and zod, so it is loaded only when
 * the visitor starts to write.
 */
export const createCheckedForm = (current: () => ContactVariant) =>
  // No default values: fields keep what was typed before this code was loaded.
  createFormControl<Entries, unknown, ContactMessageInput>({
    // The form moves the focus itself: to the first invalid field, or to the crisis card.
    shouldFocusError: false,
    resolver: (...given) => rules[current()](...given),
  });

export type CheckedForm = ReturnType<typeof createCheckedForm>;

const rules: Record<ContactVariant, Rules> = {
  main: zodResolver(contactSchema),
  simple: zodResolver(simpleContactSchema),
};
