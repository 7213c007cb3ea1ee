'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type FormEvent } from 'react';
import { askCms } from './api';

type Known = { name: string; posts: number };

/** Above the list of posts: their categories, and a form to rename or merge one. */
export function Categories() {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [known, setKnown] = useState<Known[]>([]);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!isOpen) return;
    void askCms<{ categories: Known[] }>('/blog/categories/count').then(({ body }) =>
      setKnown(body?.categories ?? []),
    );
  }, [isOpen, words]);

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const { body, fault } = await askCms<{ changed: number }>('/blog/categories/rename', given);
    setWords(fault ?? `${body?.changed} ${body?.changed === 1 ? 'post has' : 'posts have'} it now.`);
    router.refresh();
  }

  if (!isOpen) {
    return (
      <div className="invite">
        <Button buttonStyle="secondary" size="medium" onClick={() => setIsOpen(true)}>
          Rename or merge categories
        </Button>
      </div>
    );
  }
  return (
    <form className="invite" onSubmit={(event) => void rename(event)}>
      <label>
        Category{' '}
        <select name="from" required>
          {known.map(({ name, posts }) => (
            <option key={name} value={name}>
              {name} ({posts})
            </option>
          ))}
        </select>
      </label>
      <label>
        New name, or the category that it goes into
        <input name="to" required maxLength={40} list="known-categories" autoComplete="off" />
      </label>
      <datalist id="known-categories">
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button size="medium" type="submit">
        Change it on all posts
      </Button>
      <div role="status">{words}</div>
    </form>
  );
}
