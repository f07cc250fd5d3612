const UNAUTHORIZED = 401
/** Never retried: here a 401 means a wrong password. */
const SIGN_IN = '/auth/login'

/** Dependencies of a renewal, injected so that it can be tested without a browser. */
export type RenewalTools = {
  /** Sends a request with the browser's cookies. */
  send: (request: Request) => Promise<Response>
  /** Asks for new tokens with the browser's refresh token. */
  refresh: () => Promise<Response>
  /** Runs `work` while no other tab of this browser runs any. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** A word that all tabs share; it changes whenever one of them has renewed or ended the session. */
  epoch: { read: () => string; change: () => void }
  /** Whether the browser has a session's marker cookie. */
  hasSession: () => boolean
  /** Called when the session has ended, in the tab that found out. */
  onEnded: () => void
  /** Asks the visitor to sign in again. Resolves to whether they did. */
  signInAgain: () => Promise<boolean>
}

/** Calls of the API in a browser with a session. */
export type SessionRenewal = {
  /**
   * Sends a request. A 401 of any but sign-in leads to one renewal and one retry; where that fails, the 401 stands. Who was
   * changing something may sign in again first.
   */
  fetch: (request: Request) => Promise<Response>
  /** The present epoch: a call notes it when it is sent. */
  epoch: () => string
  /** Renews the session, unless that was done since the epoch. Resolves to whether a retry makes sense. */
  renew: (since: string) => Promise<boolean>
  /** The same for something that the visitor does: where the session has ended, they are asked to sign in again. */
  regain: (since: string) => Promise<boolean>
}

/**
 * Renews the session of a browser once for all calls that its tabs have in flight (P-27). A refusal ends the session; where
 * the refresh gets no answer or the server is away, it stays, and the next call tries again.
 */
export function createSessionRenewal(tools: RenewalTools): SessionRenewal {
  const { send, epoch, hasSession } = tools
  let renewing: Promise<boolean> | undefined

  async function renewOnce(since: string): Promise<boolean> {
    if (!hasSession() || epoch.read() !== since) return hasSession()
    const status = await tools.refresh().then(
      (response) => response.status,
      () => 0,
    )
    const isRenewed = status >= 200 && status < 300
    const isEnded = status === UNAUTHORIZED
    if (isRenewed || isEnded) epoch.change()
    if (isEnded) tools.onEnded()
    return isRenewed
  }

  function renew(since: string): Promise<boolean> {
    if (epoch.read() !== since) return Promise.resolve(hasSession())
    renewing ??= tools
      .exclusively(() => renewOnce(since))
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function regain(since: string): Promise<boolean> {
    const isRenewed = await renew(since)
    return isRenewed || (!hasSession() && tools.signInAgain())
  }

  return {
    renew,
    regain,
    epoch: () => epoch.read(),
    async fetch(request) {
      const since = epoch.read()
      const again = request.clone()
      const response = await send(request)
      if (response.status !== UNAUTHORIZED || request.url.endsWith(SIGN_IN)) return response
      const isBack = await (request.method === 'GET' ? renew(since) : regain(since))
      return isBack ? send(again) : response
    },
  }
}
