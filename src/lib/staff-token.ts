/** The local storage key of the staff's site token (spec §6). */
export const ADMIN_TOKEN_KEY = 'adminToken';
/** The session storage key of a tab that shows drafts, and the request header that says so. */
const DRAFT_KEY = 'siteDraft';
export const DRAFT_HEADER = 'X-Site-Draft';

export function storedToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Removes the token after signing out, or when the server rejects it. */
export function forgetToken() {
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    sessionStorage.removeItem(DRAFT_KEY);
    window.dispatchEvent(new Event('staff-token'));
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

export function isShowingDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}

export function showDraft(isOn: boolean) {
  if (isOn) sessionStorage.setItem(DRAFT_KEY, '1');
  else sessionStorage.removeItem(DRAFT_KEY);
}
