let ending = new AbortController()

/** Aborts account requests once sign-out begins. */
export function signOutSignal(): AbortSignal {
  return ending.signal
}

/** Aborts account requests, also later ones, until {@link resetSignOut} is called. */
export function abortOnSignOut(): void {
  ending.abort()
}

/** Allows account requests again, after a sign-out that did not end the session. */
export function resetSignOut(): void {
  if (ending.signal.aborted) ending = new AbortController()
}
