'use client';

import { Button } from '@payloadcms/ui';
import Link from 'next/link';
import { useState } from 'react';
import type { FoundGroup } from '../../../collections/panel-search/endpoint';
import { askCms } from '../shell/api';

/** Searches all words, pictures and messages. What is typed stands in no address. */
export function SearchForm() {
  const [query, setQuery] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [groups, setGroups] = useState<FoundGroup[]>();
  const [fault, setFault] = useState('');
  async function send() {
    setIsAsking(true);
    const { body, fault: refusal = '' } = await askCms<{ groups: FoundGroup[] }>('/search-panel', { query });
    setIsAsking(false);
    setFault(refusal);
    setGroups(body?.groups);
  }
  return (
    <>
      <form
        role="search"
        className="panel-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim()) void send();
        }}
      >
        <label htmlFor="panel-search">Words to look for</label>
        <input
          id="panel-search"
          type="search"
          maxLength={100}
          autoComplete="off"
          // The page has no other purpose.
          autoFocus
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit" disabled={isAsking}>
          Search
        </Button>
      </form>
      <div role="status">
        {isAsking && <p>Searching …</p>}
        {!isAsking && groups && <p>{groups.length === 0 ? 'Nothing has these words.' : sumOf(groups)}</p>}
      </div>
      <div role="alert">{fault}</div>
      {groups?.map(({ label, found, count }) => (
        <section key={label} className="panel-found" aria-label={`${label} (${count})`}>
          <h2>
            {label} ({count})
          </h2>
          <ul>
            {found.map(({ title, excerpt, path, picture }) => (
              <li key={path}>
                {/* eslint-disable-next-line @next/next/no-img-element -- a file that only staff may see */}
                {picture && <img src={picture} alt="" loading="lazy" />}
                <div>
                  <Link href={`/admin${path}`} prefetch={false}>
                    {title}
                  </Link>
                  {excerpt && <p>{excerpt}</p>}
                </div>
              </li>
            ))}
          </ul>
          {count > found.length && <p>and {count - found.length} more: add a word</p>}
        </section>
      ))}
    </>
  );
}

function sumOf(groups: FoundGroup[]) {
  const sum = groups.reduce((all, { count }) => all + count, 0);
  return sum === 1 ? 'One result' : `${sum} results`;
}
