'use client';

import { Button } from '@payloadcms/ui';
import Link from 'next/link';
import { useState, type FormEvent, type ReactNode } from 'react';
import { askStaff } from '../shell/api';
import { SecondFactorSetup } from './second-factor-setup';

type Step = 'code' | 'new-password' | 'set-up-second-factor';

/** A full page load into the panel: the session has other rights now. */
const enter = () => window.location.reload();

/** The steps between a correct password and the panel. */
export function SignInSteps({ step }: { step: Step }) {
  return (
    <main className="account-form">
      {step === 'code' ? <Code /> : null}
      {step === 'new-password' ? <NewPassword /> : null}
      {step === 'set-up-second-factor' ? (
        <>
          <h1>Set up your second factor</h1>
          <p>Your administrator asks for a code from an app on your phone at each sign-in.</p>
          <SecondFactorSetup onDone={enter} />
        </>
      ) : null}
      <p>
        <Link href="/admin/logout" prefetch={false}>
          Sign out
        </Link>
      </p>
    </main>
  );
}

function Code() {
  return (
    <OneField
      path="second-factor/verify"
      name="code"
      label="Code"
      button="Sign in"
      autoComplete="one-time-code"
    >
      <h1>Enter your code</h1>
      <p>The six digits that your app shows now. Without your phone: one of your recovery codes.</p>
    </OneField>
  );
}

function NewPassword() {
  return (
    <OneField
      path="new-password"
      name="password"
      label="New password"
      button="Save"
      autoComplete="new-password"
    >
      <h1>Choose your own password</h1>
      <p>The password you were given works once. At least 12 characters; a few words are easy to remember.</p>
    </OneField>
  );
}

type OneFieldProps = {
  path: string;
  name: string;
  label: string;
  button: string;
  autoComplete: string;
  children: ReactNode;
};

function OneField({ path, name, label, button, autoComplete, children }: OneFieldProps) {
  const [fault, setFault] = useState('');
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await askStaff(path, given);
    if (answer.fault === undefined) enter();
    else setFault(answer.fault);
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      {children}
      <label>
        {label}
        <input
          name={name}
          type={name === 'password' ? 'password' : 'text'}
          required
          autoComplete={autoComplete}
        />
      </label>
      <p role="alert">{fault}</p>
      <Button type="submit">{button}</Button>
    </form>
  );
}
