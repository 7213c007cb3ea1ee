import { ValidationError, type PayloadRequest } from 'payload';

type FieldError = { label: string; path: string; message: string };

/** A validation error at one field of an account, shown by the form. */
export function refuseField(req: PayloadRequest, fault: FieldError): never {
  throw new ValidationError({ collection: 'staff', errors: [fault], req }, req.t);
}
