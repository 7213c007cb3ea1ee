'use client';

import { FieldDescription, FieldLabel, ReactSelect, useConfig, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import { asList, asText, get } from '@/content/untyped';

/** A category is chosen from those that posts have; typing another one offers to add it. */
export const CategoryField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue } = useField<string>({ path });
  const {
    config: { routes },
  } = useConfig();
  const known = useCategories(routes.api);
  const id = useId();
  const options = [...new Set([...known, ...(value ? [value] : [])])].map(asOption);
  return (
    <div className="field-type select">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <ReactSelect
        inputId={id}
        isCreatable
        isClearable
        options={options}
        placeholder="Choose a category, or type a new one"
        value={value ? asOption(value) : undefined}
        onChange={(chosen) => setValue(asText(get(chosen, 'value')).slice(0, field.maxLength))}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const asOption = (category: string) => ({ label: category, value: category });

function useCategories(api: string): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${api}/blog/categories`, { credentials: 'include', signal: controller.signal })
      .then((answer) => answer.json())
      .then((body: unknown) => setKnown(asList(get(body, 'categories')).map(asText)))
      // Without the list a category can still be typed.
      .catch(() => undefined);
    return () => controller.abort();
  }, [api]);
  return known;
}
