import type { ServerProps } from 'payload';
import { asText, get } from '@/content/untyped';
import { AccountSecurity } from './account-security';

/** A member of staff's own signing in; the browser is not told which of the sessions is its own. */
export const SigningIn = ({ user }: ServerProps) => <AccountSecurity present={asText(get(user, '_sid'))} />;
