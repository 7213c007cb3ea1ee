import { openStep, type SignInStep } from './sign-in-step';
import { getCms } from './cms';

/** The step that whoever asks still has to take before the panel opens; undefined for everybody else. */
export async function signedInStep(headers: Headers): Promise<SignInStep | undefined> {
  const { user } = await (await getCms()).auth({ headers, canSetHeaders: false });
  return user?.collection === 'staff' ? openStep(user) : undefined;
}
