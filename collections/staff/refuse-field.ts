import { ValidationError, type PayloadRequest } from 'payload';

type Fault = { label: string; path: string; message: string };

/** Refuses what was given in one field of an account, in words that the form shows at it. */
export function refuseField(req: PayloadRequest, fault: Fault): never {
  throw new ValidationError({ collection: 'staff', errors: [fault], req }, req.t);
}
