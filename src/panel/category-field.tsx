'use client';

import { FieldDescription, FieldLabel, useConfig, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import { asList, asText, get } from '@/content/untyped';

/** A category is chosen from those that posts have; a new one can be written. */
export const CategoryField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue } = useField<string>({ path });
  const {
    config: { routes },
  } = useConfig();
  const known = useCategories(routes.api);
  const id = useId();
  const listId = `${id}-known`;
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <input
        id={id}
        list={listId}
        type="text"
        autoComplete="off"
        maxLength={field.maxLength}
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
      <datalist id={listId}>
        {known.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

function useCategories(api: string): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${api}/blog/categories`, { credentials: 'include', signal: controller.signal })
      .then((answer) => answer.json())
      .then((body: unknown) => setKnown(asList(get(body, 'categories')).map(asText)))
      // Without the list a category can still be written.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api]);
  return known;
}
