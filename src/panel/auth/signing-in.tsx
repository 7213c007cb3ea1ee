import type { ServerProps } from 'payload';
import { asString, prop } from '@/content/json';
import { AccountSecurity } from './account-security';
import { ResetSecondFactor } from './reset-second-factor';

type Props = ServerProps & {
  /** The account on screen; none for a new one. */
  id?: number | string;
};

/** How the account signs in; the browser does not learn which session is its own. */
export async function SigningIn({ user, payload, id }: Props) {
  if (id === undefined || String(user?.id) === String(id))
    return <AccountSecurity present={asString(prop(user, '_sid'))} />;
  if (user?.role !== 'admin') return null;
  const account = await payload.findByID({
    collection: 'staff',
    overrideAccess: true,
    id,
    depth: 0,
    disableErrors: true,
  });
  return account?.secondFactor?.isOn ? <ResetSecondFactor id={String(id)} /> : null;
}
