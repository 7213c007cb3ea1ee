import { expect, test } from '@jest/globals';
import { logMethod, formatErrorInLines } from '@/services/logging/redact';

const MARK = 'Ada@visitor.example wrote this';
const withWords = (name: string, more: object = {}) =>
  Object.assign(
    new Error(`Failed query: insert into "contact_messages" ("email") values (?)\nparams: ${MARK}`),
    {
      name,
      query: 'insert into "contact_messages"',
      params: [MARK],
      ...more,
    },
  );

const errors: [string, unknown][] = [
  [
    'of the embedded database',
    withWords('DrizzleQueryError', { cause: withWords('LibsqlError', { code: 'SQLITE_BUSY' }) }),
  ],
  [
    'of MongoDB about a double',
    Object.assign(
      new Error(
        `E11000 duplicate key error collection: center.staff index: email_1 dup key: { email: "${MARK}" }`,
      ),
      { name: 'MongoServerError', code: 11000, keyValue: { email: MARK } },
    ),
  ],
  [
    'of MongoDB about many',
    Object.assign(new Error(MARK), { name: 'MongoBulkWriteError', writeErrors: [{ op: { message: MARK } }] }),
  ],
  [
    'of MongoDB about a kind',
    Object.assign(new Error(`Cast to ObjectId failed for value "${MARK}"`), { name: 'CastError' }),
  ],
  ['inside another one', new Error('Saving failed', { cause: withWords('DrizzleQueryError') })],
];

test.each(errors)('an error %s is logged with type and place, without visitors’ text', (_, error) => {
  const lines = formatErrorInLines(error);
  expect(lines).not.toContain('Ada@visitor');
  expect(lines).toMatch(/^\w+Error|^Error/);
  const written: unknown[][] = [];
  const write = (...args: unknown[]) => void written.push(args);
  for (const args of [[error], [{ err: error }], [{ err: error, msg: 'Saving failed' }]])
    logMethod.call(undefined, args, write);
  expect(JSON.stringify(written)).not.toContain('Ada@visitor');
});

test('nor does a driver’s message that was put into a sentence', () => {
  const written: unknown[][] = [];
  for (const text of [
    `Failed query: insert into "a"\nparams: ${MARK}`,
    `E11000 dup key: { email: "${MARK}" }`,
  ])
    logMethod.call(undefined, [text], (...args: unknown[]) => void written.push(args));
  expect(JSON.stringify(written)).not.toContain('Ada@visitor');
});
