import Link from 'next/link';

/** Replaces "Forgot password" without a mail server: Payload's says "Email sent" regardless. */
export function NoMail() {
  return (
    <div className="no-mail">
      <h1>Forgot your password?</h1>
      <p>
        This site cannot send e-mail: no mail server is set up. Ask an administrator to set a temporary
        password for you. They find the field in your account, under Staff accounts.
      </p>
      <p>
        <Link href="/admin/login">Back to sign-in</Link>
      </p>
    </div>
  );
}
