import { describe, expect, test } from '@jest/globals';
import { contactSchema, simpleContactSchema } from '@/contact/rules/schema';

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '(561) 555-0100',
  message: 'Ten letters and more.',
};

const complaints = (schema: typeof contactSchema | typeof simpleContactSchema, changed: object) => {
  const { error } = schema.safeParse({ ...good, ...changed });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

describe('the main form (spec §5)', () => {
  test.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', ' A ', 'First name must be at least 2 characters'],
    ['firstName', '', 'First name must be at least 2 characters'],
    ['lastName', 'B', 'Last name must be at least 2 characters'],
    ['lastName', '   ', 'Last name must be at least 2 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada', 'Invalid email address'],
    ['email', 'ada@', 'Invalid email address'],
    ['email', '@example.org', 'Invalid email address'],
    ['email', 'ada@example', 'Invalid email address'],
    ['email', 'a b@example.org', 'Invalid email address'],
    ['email', 'ada@example.org, b@example.org', 'Invalid email address'],
    ['email', 'ada@example.org\nBcc: b@example.org', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Invalid email address'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', '    nine        ', 'Message must be at least 10 characters'],
    ['message', '', 'Message must be at least 10 characters'],
    ['firstName', 'a'.repeat(101), 'First name must be at most 100 characters'],
    ['lastName', 'a'.repeat(101), 'Last name must be at most 100 characters'],
    ['phone', '1'.repeat(41), 'Phone must be at most 40 characters'],
    ['message', 'a'.repeat(5001), 'Message must be at most 5,000 characters'],
  ])('%s %j: %s', (field, value, message) => {
    expect(new Set(complaints(contactSchema, { [field]: value }).map(String))).toEqual(
      new Set([`${field},${message}`]),
    );
  });

  test.each([
    { firstName: 'Bo' },
    { firstName: '李明' },
    { lastName: "O'Neil-Ñandú" },
    { email: 'a.b+c@sub.example.org' },
    { email: '  ada@example.org ' },
    { phone: '' },
    { phone: undefined },
    { message: 'Ten chars.' },
    { message: 'a'.repeat(5000) },
  ])('accepts %j', (changed) => {
    expect(complaints(contactSchema, changed)).toEqual([]);
  });

  test('all fields complain at once, in their order', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '', message: '' };
    expect([...new Set(complaints(contactSchema, empty).map(([field]) => field))]).toEqual([
      'firstName',
      'lastName',
      'email',
      'message',
    ]);
  });

  test('trims, makes a missing telephone empty and drops unknown fields', () => {
    const { phone: _phone, ...rest } = good;
    expect(contactSchema.parse({ ...rest, firstName: ' Ada ', status: 'closed', id: '1' })).toEqual({
      ...rest,
      phone: '',
    });
  });
});

describe('the simple form asks only that the fields are filled', () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['message', '', 'Message is required'],
  ])('%s %j: %s', (field, value, message) => {
    expect(complaints(simpleContactSchema, { [field]: value })).toEqual([[field, message]]);
  });

  test.each([
    { firstName: 'A' },
    { lastName: 'B' },
    { email: 'not an address' },
    { message: 'Hi' },
    { phone: '' },
  ])('accepts %j', (changed) => {
    expect(complaints(simpleContactSchema, changed)).toEqual([]);
  });
});

test.each([
  ['main', contactSchema],
  ['simple', simpleContactSchema],
] as const)('the %s form takes text only', (_variant, schema) => {
  for (const value of [null, 7, true, [], {}, ['Ada']])
    for (const field of Object.keys(good))
      expect([...new Set(complaints(schema, { [field]: value }).map(([name]) => name))]).toEqual([field]);
});
