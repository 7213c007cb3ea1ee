import * as z from 'zod/mini';
import { MESSAGE_MIN_LENGTH, NAME_MIN_LENGTH } from '@/content/schema/constants';

/** The rules of the contact form (spec §5): one schema for form and server. Drops unknown fields. */
const MESSAGE_LIMITS = { name: 100, email: 254, phone: 40, message: 5000 } as const;

const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(NAME_MIN_LENGTH, `${label} must be at least ${NAME_MIN_LENGTH} characters`),
      z.maxLength(MESSAGE_LIMITS.name, `${label} must be at most ${MESSAGE_LIMITS.name} characters`),
    );

const phone = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(MESSAGE_LIMITS.phone, `Phone must be at most ${MESSAGE_LIMITS.phone} characters`),
    ),
  '',
);

const longest = z.maxLength(
  MESSAGE_LIMITS.message,
  `Message must be at most ${MESSAGE_LIMITS.message.toLocaleString('en-US')} characters`,
);

/** The main form. */
export const contactSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: z
    .string('Invalid email address')
    .check(
      z.trim(),
      z.maxLength(MESSAGE_LIMITS.email, 'Invalid email address'),
      z.email('Invalid email address'),
    ),
  phone,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(MESSAGE_MIN_LENGTH, `Message must be at least ${MESSAGE_MIN_LENGTH} characters`),
      longest,
    ),
});

const required = (label: string, limit: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(limit, `${label} must be at most ${limit} characters`),
    );

/** The older form: the same fields, only required checks. */
export const simpleContactSchema = z.object({
  firstName: required('First name', MESSAGE_LIMITS.name),
  lastName: required('Last name', MESSAGE_LIMITS.name),
  email: required('Email', MESSAGE_LIMITS.email),
  phone,
  message: z.string().check(z.trim(), z.minLength(1, 'Message is required'), longest),
});

export type ContactVariant = 'main' | 'simple';

export type ContactMessageInput = z.infer<typeof contactSchema>;
