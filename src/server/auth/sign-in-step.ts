/** What stands between a right password and the panel. */
export type SignInStep = 'code' | 'new-password' | 'set-up-second-factor';

type Account = {
  _strategy?: string;
  _sid?: string;
  isPasswordTemporary?: boolean | null;
  secondFactor?: { isOn?: boolean | null; isRequired?: boolean | null } | null;
  sessions?: { id?: string | null; confirmedAt?: string | Date | null }[] | null;
};

/**
 * The step that a signed-in person still has to take, if any. Until then they have no role, and so no rights at all.
 * An account that the server itself acts for (a scheduled change, say) came in by no session and has nothing to prove.
 */
export function openStep(account: Account): SignInStep | undefined {
  if (!account._strategy) return undefined;
  const { secondFactor, sessions, _sid } = account;
  const isConfirmed = Boolean(sessions?.find(({ id }) => id === _sid)?.confirmedAt);
  if (secondFactor?.isOn && !isConfirmed) return 'code';
  if (account.isPasswordTemporary) return 'new-password';
  return secondFactor?.isRequired && !secondFactor.isOn ? 'set-up-second-factor' : undefined;
}
