import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Breadcrumb } from '@/components/ui/links/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, SelectField, TextareaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SkeletonGroup } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { TagList } from '@/components/ui/text/tag';
import { TherapyDrawing } from '@/components/ui/pictures/therapy-drawing';
import { Water } from '@/components/ui/pictures/water';
import { telUrl } from '@/content/links/address';
import { AtPath } from '../helpers/react/at-path';

describe('Button', () => {
  test('is a submit button only on request', () => {
    render(<Button>Heron</Button>);
    expect(screen.getByRole('button', { name: 'Heron' })).toHaveAttribute('type', 'button');
  });

  test('while busy it is disabled and says so', () => {
    render(
      <Button busy busyLabel="Sending...">
        Send Message
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent(/^Sending\.\.\.$/);
  });

  test('other sites are opened without a referrer, own paths are not marked', () => {
    render(
      <AtPath path="/">
        <ButtonLink href="https://example.com/">There</ButtonLink>
        <ButtonLink href="/contact">Here</ButtonLink>
      </AtPath>,
    );
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Here' })).not.toHaveAttribute('rel');
  });
});

describe('Field', () => {
  test('ties label and error to the input', () => {
    render(<Field label="First name" error="Too short" />);
    const input = screen.getByRole('textbox', { name: 'First name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too short');
  });

  test('without an error it is neither wrong nor described', () => {
    render(<TextareaField label="Message" rows={5} />);
    const area = screen.getByRole('textbox', { name: 'Message' });
    expect(area).toHaveAttribute('aria-invalid', 'false');
    expect(area).not.toHaveAttribute('aria-describedby');
    expect(area).toHaveAttribute('rows', '5');
  });

  test('a hidden label still names the field; an optional one says so', () => {
    render(
      <>
        <SelectField label="Category" hideLabel>
          <option>All Categories</option>
        </SelectField>
        <Field label="Phone" optional />
      </>,
    );
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeVisible();
  });

  test('works with react-hook-form, whose focus goes to the first wrong field', async () => {
    function Form() {
      const { register, handleSubmit } = useForm<{ bird: string }>();
      return (
        <form onSubmit={handleSubmit(() => undefined)}>
          <Field label="Bird" {...register('bird', { required: true })} />
          <Button type="submit">Go</Button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByRole('textbox', { name: 'Bird' })).toHaveFocus();
  });
});

test('Breadcrumb: the last one is the page itself', () => {
  render(
    <AtPath path="/">
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Herons' }]} />
    </AtPath>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Herons')).toHaveAttribute('aria-current', 'page');
});

test('TagList: at most 3 tags, then how many more; all of them when told so', () => {
  const tags = ['reed', 'rush', 'sedge', 'mud', 'moon'];
  const { rerender } = render(<TagList tags={tags} />);
  const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(words()).toEqual(['reed', 'rush', 'sedge', '+2 more']);
  rerender(<TagList tags={tags.slice(0, 3)} />);
  expect(words()).toEqual(['reed', 'rush', 'sedge']);
  rerender(<TagList tags={tags} limit={Infinity} />);
  expect(words()).toEqual(tags);
});

test('Notice: an error is announced and offers a way out', () => {
  render(
    <AtPath path="/">
      <Notice
        kind="error"
        title="No herons"
        text="Try later."
        action={{ label: 'Contact Us', href: '/contact' }}
      />
    </AtPath>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No heronsTry later.Contact Us');
  expect(screen.getByRole('heading', { level: 2, name: 'No herons' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('Spinner and skeletons say Loading...', () => {
  const { unmount } = render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  unmount();
  render(<SkeletonGroup>shapes</SkeletonGroup>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test.each([
  ['panic-disorder', false, '/art/water-panic.svg'],
  ['ocd', true, '/art/water-ocd-wide.svg'],
  ['herons', false, '/art/water-calm.svg'],
  [undefined, true, '/art/water-calm-wide.svg'],
])('the water of %p (wide: %p) is %s, and it is decoration', (slug, wide, src) => {
  const { container } = render(<Water slug={slug} wide={wide} />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['cbt', '/art/therapy-cbt.svg'],
  ['mindfulness-therapy', '/art/therapy-mindfulness.svg'],
  ['herons', '/art/therapy-mindfulness.svg'],
])('the drawing of the therapy %s is %s', (slug, src) => {
  const { container } = render(<TherapyDrawing slug={slug} />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
});

test.each([
  ['(561) 555-0142', 'tel:+15615550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['988', 'tel:988'],
])('%s is dialled as %s', (phone, href) => expect(telUrl(phone)).toBe(href));
