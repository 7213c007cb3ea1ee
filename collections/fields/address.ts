import type { TextField } from 'payload';
import { isAddress, withoutCode } from '@/content/derive/field-rules';

type Given = Pick<TextField, 'name' | 'label' | 'required' | 'maxLength' | 'admin'>;

/** A field for a URL: on this site, or by https. */
export const address = ({ required = false, ...field }: Given): TextField =>
  ({
    ...field,
    type: 'text',
    required,
    validate: (value: unknown, options: unknown) =>
      required && !value ? 'This field is required.' : isAddress(value as string, options as never),
    hooks: { beforeValidate: [withoutCode] },
  }) as TextField;
