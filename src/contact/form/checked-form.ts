import { createFormControl, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
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

/** Instead of `@hookform/resolvers`, whose code for nested fields and older versions of zod weighs 0.7 KB. */
const rulesOf =
  (schema: typeof contactSchema | typeof simpleContactSchema): Rules =>
  (entries) => {
    const { data, error } = schema.safeParse(entries);
    if (!error) return { values: data, errors: {} };
    const faults = Object.entries(z.flattenError(error).fieldErrors);
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, [message]]) => [name, { type: 'rule', message }])),
    };
  };

const rules: Record<ContactVariant, Rules> = {
  main: rulesOf(contactSchema),
  simple: rulesOf(simpleContactSchema),
};
