import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignInSteps } from '@/panel/auth/sign-in-steps';
import { currentSignInStep } from '@/server/handlers/current-sign-in-step';

export const metadata = { title: 'Sign in | Site panel', robots: { index: false } };

/** The step between password and panel: an MFA code, a new password, or setting up MFA. */
export default async function SignInStepPage() {
  const step = await currentSignInStep(await headers());
  if (!step) redirect('/admin');
  return <SignInSteps step={step} />;
}
