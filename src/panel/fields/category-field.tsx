'use client';

import { FieldDescription, FieldLabel, ReactSelect, useConfig, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';
import { asList, asString, prop } from '@/content/json';
import { useJson } from '../shell/use-json';

/** Selects an existing category; typing another one offers to create it. */
export const CategoryField: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue } = useField<string>({ path });
  const {
    config: { routes },
  } = useConfig();
  // Without the list a category can still be typed.
  const known = asList(prop(useJson(`${routes.api}/blog/categories`), 'categories')).map(asString);
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
        onChange={(chosen) => setValue(asString(prop(chosen, 'value')).slice(0, field.maxLength))}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const asOption = (category: string) => ({ label: category, value: category });
