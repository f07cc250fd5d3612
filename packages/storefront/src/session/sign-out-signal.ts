let ending = new AbortController()

/** Aborts as soon as the session is being ended: what asks for the account would be answered too late. */
export function signOutSignal(): AbortSignal {
  return ending.signal
}

/** Notes that the session is being ended, and aborts what asks for the account, until {@link resetSignOut} is called. */
export function abortOnSignOut(): void {
  ending.abort()
}

/** Notes that the session has not been ended after all. */
export function resetSignOut(): void {
  if (ending.signal.aborted) ending = new AbortController()
}
