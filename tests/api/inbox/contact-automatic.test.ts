import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { AGE_HEADER, LEAST_AGE_MS } from '@/contact/rules/honeypot';
import { closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 120_000);
beforeEach(async () => {
  await post(goodMessage);
});
afterEach(forgetMessages);
afterAll(closeCms);

const statuses = async () => (await storedMessages()).map(({ status }) => status);

describe('a message that a program filled in', () => {
  const automatic: [string, object, Record<string, string>][] = [
    ['with the field that people do not see', { topic: 'Cheap watches' }, {}],
    ['sooner than anybody can write', {}, { [AGE_HEADER]: String(LEAST_AGE_MS - 1) }],
  ];

  test.each(automatic)(
    '%s gets the same response as a person’s, and is marked as spam',
    async (_how, more, headers) => {
      const [person, program] = [
        await post(goodMessage),
        await post({ ...goodMessage, ...more }, { headers }),
      ];
      expect(program.status).toBe(201);
      expect([...program.headers]).toEqual([...person.headers]);
      expect(await program.text()).toBe(await person.text());
      expect(await statuses()).toEqual(['spam', 'new', 'new']);
    },
  );

  test.each<[string, object, Record<string, string>]>([
    ['another client says nothing of all that', {}, {}],
    ['the hidden field is empty', { topic: ' ' }, { [AGE_HEADER]: '60000' }],
    ['the hidden field is no text', { topic: { a: 1 } }, { [AGE_HEADER]: 'soon' }],
  ])('is not meant where %s', async (_how, more, headers) => {
    await post({ ...goodMessage, ...more }, { headers });
    expect(await statuses()).toEqual(['new', 'new']);
  });

  test('is left alone by changes to all that the list shows, and changed when it is meant', async () => {
    await post({ ...goodMessage, topic: 'Watches' });
    const change = (where: string) =>
      staff.as('intake', `/contact-messages?${where}`, 'PATCH', { status: 'answered' });
    await change('where[id][not_equals]=');
    await change('where[message][like]=letters');
    expect(await statuses()).toEqual(['spam', 'answered']);
    await change(`where[id][in][0]=${(await storedMessages())[0]?.id}`);
    expect(await statuses()).toEqual(['answered', 'answered']);
  });
});
