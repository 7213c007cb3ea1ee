import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignInSteps } from '@/panel/auth/sign-in-steps';
import { currentSignInStep } from '@/server/handlers/current-sign-in-step';

export const metadata = { title: 'Sign in | Site panel', robots: { index: false } };

/** Between the password and the panel: a code, a password of one's own, or the first set-up of the second factor. */
export default async function SignInStepPage() {
  const step = await currentSignInStep(await headers());
  if (!step) redirect('/admin');
  return <SignInSteps step={step} />;
}
