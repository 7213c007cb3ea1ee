/** The key of the staff's site token in local storage (spec §6). */
export const ADMIN_TOKEN_KEY = 'adminToken';
/** The key under which a tab notes that its staff look at drafts, and the header that says so. */
const DRAFT_KEY = 'siteDraft';
export const DRAFT_HEADER = 'X-Site-Draft';

export function storedToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** After signing out, and when the site does not know the token any more. */
export function forgetToken() {
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    sessionStorage.removeItem(DRAFT_KEY);
    window.dispatchEvent(new Event('staff-token'));
  } catch {
    // Where nothing can be stored, nothing was.
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
