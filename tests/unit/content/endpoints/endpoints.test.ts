import { describe, expect, test } from '@jest/globals';
import { MESSAGES } from '@/content/endpoints/calls';
import * as reads from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { HOSTILE } from '../../../helpers/fixtures/hostile';

/** Spec §7, row by row; the lists of conditions and of licenses are ours. */
const rows: [path: string, read: reads.Endpoint][] = [
  ['/api/pages/homepage', reads.page(pageSchemas.homepage)],
  ['/api/pages/about', reads.page(pageSchemas.about)],
  ['/api/pages/programs', reads.page(pageSchemas.programs)],
  ['/api/pages/conditions', reads.page(pageSchemas.conditions)],
  ['/api/pages/therapies', reads.page(pageSchemas.therapies)],
  ['/api/pages/gallery', reads.page(pageSchemas.gallery)],
  ['/api/pages/contact', reads.page(pageSchemas.contact)],
  ['/api/pages/blog', reads.page(pageSchemas.blog)],
  ['/api/globals/site-layout', reads.layout],
  ['/api/therapies', reads.therapies],
  ['/api/therapies/emdr', reads.therapy('emdr')],
  ['/api/conditions', reads.conditions],
  ['/api/conditions/ptsd', reads.condition('ptsd')],
  ['/api/team-members', reads.team],
  ['/api/credentials', reads.credentials],
  ['/api/blog', reads.posts],
  ['/api/blog/php-or-iop', reads.post('php-or-iop')],
];

describe.each(rows)('%s', (path, read) => {
  test('is what the read asks for, and leads back to it', () => {
    expect(read.path).toBe(path);
    expect(reads.matchPath(path)).toEqual({ name: read.name, key: read.key });
  });

  test('is interpreted once for each body, and totally', () => {
    const body = { data: {} };
    expect(read.view(body)).toBe(read.view(body));
    for (const value of HOSTILE) expect(read.view(value)).toBe(read.view(value));
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/pages', '/api/pages/a/b', '/blog', '/api/blog/%E0%A4%A'])(
  '%s is no read',
  (path) => expect(reads.matchPath(path)?.name).toBeUndefined(),
);

test('a key is one part of the path, whatever it is made of', () => {
  const { path } = reads.condition('a/b c');
  expect(path).toBe('/api/conditions/a%2Fb%20c');
  expect(reads.matchPath(path)).toEqual({ name: 'condition', key: 'a/b c' });
});

test('the message goes to the call of spec §7', () => expect(MESSAGES).toBe('/api/contact'));
