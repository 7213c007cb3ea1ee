import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Providers } from '@/components/providers';
import { homeView } from '@/sections/homepage/home-page';
import { AtPath } from '../../helpers/react/at-path';
import { liveArea } from '../../helpers/react/with-answers';

const text = (name: string, value: string) => ({ name, type: 'text', values: { text: value } });

const body = {
  data: {
    content: [
      { name: 'hero', elements: [text('main heading', 'A nest to begin')] },
      {
        name: 'levels_of_care',
        elements: [
          {
            name: 'care_programs',
            type: 'care_programs',
            values: {
              programs: ['Nest', 'Branch', 'Air'].map((title, index) => ({
                title,
                subtitle: `${title} subtitle`,
                description: `${title} description`,
                features: [{ text: `${title} feature` }],
                link: index === 0 ? '/programs#nest' : '',
              })),
            },
          },
        ],
      },
      {
        name: 'accreditations',
        elements: [
          {
            name: 'accreditations_list',
            type: 'accreditations_list',
            values: {
              accreditations: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
                title: `${title} feather`,
                description: `${title} description`,
              })),
            },
          },
        ],
      },
    ],
  },
};

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

async function renderHome(answer: () => Promise<Response>) {
  globalThis.fetch = jest.fn((input: RequestInfo | URL) =>
    String(input).includes('/api/pages/homepage') ? answer() : Promise.resolve(Response.json({ data: {} })),
  );
  const rendered = render(
    <AtPath path="/">
      <Providers>{liveArea(homeView, {})}</Providers>
    </AtPath>,
  );
  await screen.findByRole('form', { name: 'Contact form' });
  return rendered;
}

const loaded = () => screen.findByRole('heading', { level: 1, name: 'A nest to begin' });

test('has the sections in the order of the specification, with their anchors', async () => {
  const { container } = await renderHome(async () => Response.json(body));
  await loaded();
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => ['H1', 'H2'].includes(tagName));
  expect(headings.map(({ textContent }) => textContent)).toHaveLength(8);
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id).slice(0, 5)).toEqual([
    'about',
    'programs',
    'conditions',
    'levels-of-care',
    'why-choose',
  ]);
});

test('three programs lead to their anchors, unless the content says otherwise', async () => {
  await renderHome(async () => Response.json(body));
  await loaded();
  const link = (title: string) =>
    within(screen.getByRole('article', { name: title })).getByRole('link', {
      name: `Learn More about ${title}`,
    });
  expect(link('Nest')).toHaveAttribute('href', '/programs#nest');
  expect(link('Branch')).toHaveAttribute('href', '/programs#iop');
  expect(link('Air')).toHaveAttribute('href', '/programs#outpatient');
  expect(screen.getByText('Air feature')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore All Programs' })).toHaveAttribute('href', '/programs');
});

test('shows five accreditations at most, and the way to a consultation', async () => {
  await renderHome(async () => Response.json(body));
  await loaded();
  const section = within(document.getElementById('why-choose')!);
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'One feather',
    'Two feather',
    'Three feather',
    'Four feather',
    'Five feather',
  ]);
  expect(section.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
});

test('while it loads, six skeleton cards; when it fails, only the conditions say so', async () => {
  let fail = (_: Error) => {};
  const answer = new Promise<Response>((_, reject) => (fail = reject));
  answer.catch(() => undefined);
  await renderHome(() => answer);
  const conditions = document.getElementById('conditions')!;
  expect(conditions.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  fail(new Error('No network'));
  await waitFor(() =>
    expect(within(conditions).getByText('Unable to load conditions at this time.')).toBeVisible(),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Explore Our Treatment Programs' })[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact');
});
