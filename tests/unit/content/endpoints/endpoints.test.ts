import { describe, expect, test } from '@jest/globals';
import { MESSAGES } from '@/content/endpoints/calls';
import * as endpoints from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { HOSTILE } from '../../../helpers/fixtures/hostile';

/** Spec §7, row by row; the lists of conditions and of licenses are ours. */
const rows: [path: string, endpoint: endpoints.Endpoint][] = [
  ['/api/pages/homepage', endpoints.page(pageSchemas.homepage)],
  ['/api/pages/about', endpoints.page(pageSchemas.about)],
  ['/api/pages/programs', endpoints.page(pageSchemas.programs)],
  ['/api/pages/conditions', endpoints.page(pageSchemas.conditions)],
  ['/api/pages/therapies', endpoints.page(pageSchemas.therapies)],
  ['/api/pages/gallery', endpoints.page(pageSchemas.gallery)],
  ['/api/pages/contact', endpoints.page(pageSchemas.contact)],
  ['/api/pages/blog', endpoints.page(pageSchemas.blog)],
  ['/api/globals/site-layout', endpoints.layout],
  ['/api/therapies', endpoints.therapies],
  ['/api/therapies/emdr', endpoints.therapy('emdr')],
  ['/api/conditions', endpoints.conditions],
  ['/api/conditions/ptsd', endpoints.condition('ptsd')],
  ['/api/team-members', endpoints.team],
  ['/api/credentials', endpoints.credentials],
  ['/api/blog', endpoints.posts],
  ['/api/blog/php-or-iop', endpoints.post('php-or-iop')],
];

describe.each(rows)('%s', (path, endpoint) => {
  test('is what the endpoint asks for, and leads back to it', () => {
    expect(endpoint.path).toBe(path);
    expect(endpoints.matchPath(path)).toEqual({ name: endpoint.name, key: endpoint.key });
  });

  test('is interpreted once for each body, and totally', () => {
    const body = { data: {} };
    expect(endpoint.view(body)).toBe(endpoint.view(body));
    for (const value of HOSTILE) expect(endpoint.view(value)).toBe(endpoint.view(value));
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/pages', '/api/pages/a/b', '/blog', '/api/blog/%E0%A4%A'])(
  '%s is no endpoint',
  (path) => expect(endpoints.matchPath(path)?.name).toBeUndefined(),
);

test('a key is one part of the path, whatever it is made of', () => {
  const { path } = endpoints.condition('a/b c');
  expect(path).toBe('/api/conditions/a%2Fb%20c');
  expect(endpoints.matchPath(path)).toEqual({ name: 'condition', key: 'a/b c' });
});

test('the message goes to the call of spec §7', () => expect(MESSAGES).toBe('/api/contact'));
