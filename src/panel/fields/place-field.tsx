'use client';

import {
  FieldDescription,
  FieldLabel,
  ReactSelect,
  useConfig,
  useDocumentInfo,
  useField,
} from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useId } from 'react';
import { asList, asString, prop } from '@/content/json';
import { useJson } from '../shell/use-json';
import { placesAmong, type Placed } from './places';

/** The place of a document in its list, chosen by its neighbor; stored as a number. */
export const PlaceField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue } = useField<number>({ path });
  const { id, collectionSlug } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const inputId = useId();
  const slug = collectionSlug ?? '';
  const title = getEntityConfig({ collectionSlug: slug })?.admin.useAsTitle ?? 'title';
  const query = `depth=0&limit=200&sort=${field.name}&select[${title}]=true&select[${field.name}]=true`;
  const found = useJson(slug ? `${config.routes.api}/${slug}?${query}` : '');
  const others = asList(prop(found, 'docs'))
    .map((doc): Placed => ({
      id: String(prop(doc, 'id')),
      title: asString(prop(doc, title)) || 'Untitled',
      order: Number(prop(doc, field.name) ?? 0),
    }))
    .filter((other) => other.id !== String(id));
  const { places, present } = placesAmong(others, Number(value ?? 0));
  const options = places.map(({ label }, index) => ({ label, value: String(index) }));
  return (
    <div className="field-type select">
      <FieldLabel htmlFor={inputId} label={field.label} path={path} />
      <ReactSelect
        inputId={inputId}
        disabled={readOnly || !found}
        isClearable={false}
        options={options}
        value={found ? options[present] : undefined}
        onChange={(chosen) => {
          const place = places[Number(prop(chosen, 'value'))];
          if (place) setValue(place.order);
        }}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};
