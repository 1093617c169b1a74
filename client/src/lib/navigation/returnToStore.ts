// A separate file, because the first load of every page needs it, and the rest only after a sign-in.

/** The key of this tab's storage. */
export const RETURN_TO = 'wantedPage'

export function storedReturnTo(): string | null {
  try {
    return sessionStorage.getItem(RETURN_TO)
  } catch {
    return null
  }
}

/** Called when the page was reached or dismissed, or its user has signed out. */
export function forgetReturnTo() {
  try {
    sessionStorage.removeItem(RETURN_TO)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
