/** The steps between a correct password and the panel. */
export type SignInStep = 'code' | 'new-password' | 'set-up-second-factor';

type Account = {
  _strategy?: string;
  _sid?: string;
  isPasswordTemporary?: boolean | null;
  secondFactor?: { isOn?: boolean | null; isRequired?: boolean | null } | null;
  sessions?: { id?: string | null; confirmedAt?: string | Date | null }[] | null;
};

/**
 * The step that a signed-in person still has to complete, if any. Until then they have no role and so no
 * rights. An account for which the server itself acts (such as a scheduled change) has no session and needs
 * no step.
 */
export function openStep(account: Account): SignInStep | undefined {
  if (!account._strategy) return undefined;
  const { secondFactor, sessions, _sid } = account;
  const isConfirmed = Boolean(sessions?.find(({ id }) => id === _sid)?.confirmedAt);
  if (secondFactor?.isOn && !isConfirmed) return 'code';
  if (account.isPasswordTemporary) return 'new-password';
  return secondFactor?.isRequired && !secondFactor.isOn ? 'set-up-second-factor' : undefined;
}
