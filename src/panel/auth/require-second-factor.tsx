import type { ServerProps } from 'payload';
import { isRequiredOfEverybody } from '../../../collections/sign-in/require-second-factor';
import { RequireSwitch } from './require-switch';

/** Above the list of accounts, for administrators: requires a second factor of all staff. */
export async function RequireSecondFactor({ payload, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  return <RequireSwitch isOn={await isRequiredOfEverybody(payload)} />;
}
