'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** A password field that works with password managers. */
export const PasswordInput: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const id = `field-${path}`;
  return (
    <div className={`field-type password ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage} showError={showError} />
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
};
