import { openStep, type SignInStep } from '@/services/auth/sign-in-step';
import { getCms } from '../cms/payload';

/** The step that the client still has to complete before the panel opens; undefined for all others. */
export async function currentSignInStep(headers: Headers): Promise<SignInStep | undefined> {
  const { user } = await (await getCms()).auth({ headers, canSetHeaders: false });
  return user?.collection === 'staff' ? openStep(user) : undefined;
}
