import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contactSafelySchema, contactSchema, simpleContactSchema } from '../rules/schema';
import type { FormMessage, FormRules } from '../rules/submission';

type Entries = z.input<typeof contactSchema> & Partial<z.input<typeof contactSafelySchema>>;
type Rules = Resolver<Entries, unknown, FormMessage>;

/**
 * The fields with the rules of spec §5. Brings react-hook-form and zod, so it is loaded only when
 * the visitor starts to write.
 */
// Loaded by `import()` in the form.
// ts-unused-exports:disable-next-line
export const createCheckedForm = (current: () => FormRules) =>
  // No default values: fields keep what was typed before this code was loaded.
  createFormControl<Entries, unknown, FormMessage>({
    resolver: (...given) => rules[current()](...given),
  });

export type CheckedForm = ReturnType<typeof createCheckedForm>;

const rules: Record<FormRules, Rules> = {
  main: zodResolver(contactSchema),
  safely: zodResolver(contactSafelySchema) as Rules,
  simple: zodResolver(simpleContactSchema),
};
