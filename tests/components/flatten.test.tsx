import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { flatten } from '@/live/flatten';
import { island } from '@/live/island';

function Counter({ label }: { label: string }) {
  const [first] = useState(label);
  return (
    <button type="button">
      {first}, now {label}
    </button>
  );
}
island(Counter);

const Item = ({ children }: { children: ReactNode }) => <li>{children}</li>;

const List = ({ words }: { words: string[] }) => (
  <>
    <h2>List</h2>
    <ul>
      {words.map((word) => (
        <Item key={word}>
          <b>{word}</b>
        </Item>
      ))}
    </ul>
    {words.length > 2 && <p>Many</p>}
    <Counter label={words.join('')} />
  </>
);

describe('the elements of a tree of pure components', () => {
  test('are the same to React from one rendering to the next: nodes and state stay', () => {
    const { container, rerender } = render(flatten(<List words={['a', 'b']} />));
    const [heading, list, button] = ['h2', 'ul', 'button'].map((name) => container.querySelector(name));
    const [first, second] = container.querySelectorAll('li');
    rerender(flatten(<List words={['b', 'a', 'c']} />));
    expect(container.querySelector('h2')).toBe(heading);
    expect(container.querySelector('ul')).toBe(list);
    expect(container.querySelector('button')).toBe(button);
    expect([...container.querySelectorAll('li')].slice(0, 2)).toEqual([second, first]);
    expect(button).toHaveTextContent('ab, now bac');
    expect(container).toHaveTextContent('Many');
  });

  test('have the keys that React gives to what the server sends', () => {
    const Pair = () => (
      <>
        <i key="x">1</i>
        <i key="y">2</i>
      </>
    );
    const Wrapped = () => <Item key="inner">word</Item>;
    expect(flatten(<Item key="k">word</Item>)).toMatchObject({ type: 'li', key: 'k' });
    expect(flatten([<Wrapped key="outer" />])).toMatchObject([{ type: 'li', key: 'outer,inner' }]);
    // A component without a key has a position, and keyed elements below it are inside it.
    expect(flatten(<Wrapped />)).toMatchObject([{ type: 'li', key: 'inner' }]);
    expect(flatten([<Pair key="pair" />])).toMatchObject([
      { key: 'pair', props: { children: [{ key: 'x' }, { key: 'y' }] } },
    ]);
    expect(flatten(<Pair />)).toMatchObject([{ key: 'x' }, { key: 'y' }]);
  });

  test('hold elements in other props, too', () => {
    function Frame({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
      return (
        <section>
          {lead}
          {children}
        </section>
      );
    }
    island(Frame);
    const { container } = render(flatten(<Frame lead={<Item>lead</Item>}>text</Frame>));
    expect(container.innerHTML).toBe('<section><li>lead</li>text</section>');
  });
});
