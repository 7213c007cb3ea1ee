import { openStep, type SignInStep } from '../auth/sign-in-step';
import { getCms } from '../cms/payload';

/** The step that whoever asks still has to take before the panel opens; undefined for everybody else. */
export async function currentSignInStep(headers: Headers): Promise<SignInStep | undefined> {
  const { user } = await (await getCms()).auth({ headers, canSetHeaders: false });
  return user?.collection === 'staff' ? openStep(user) : undefined;
}
