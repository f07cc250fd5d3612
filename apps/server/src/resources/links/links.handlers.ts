import { isReusableLink, readLinkToken } from '../../auth/link-tokens.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import type { LinkPurpose } from '../../db/write-tables.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** The purpose of a link by what the contract calls it. */
const PURPOSES = {
  account: 'proveEmail',
  password: 'resetPassword',
  newsletter: 'confirmSubscription',
  car: 'confirmWait',
} as const satisfies Record<string, LinkPurpose>

/** Purposes of the links that may be used repeatedly. */
const REUSABLE = {
  leave: ['unsubscribe'],
  alerts: ['stopSearch', 'stopFavourites', 'stopWait'],
} as const satisfies Record<string, readonly LinkPurpose[]>

/** The states of links, so that their pages report an expired one before anything is typed (P-28). */
export function createLinkHandlers({ database, clock }: ApiServices): HandlersOf<'readLink'> {
  return {
    async readLink({ body: { token, purpose } }, { edition: { id: edition } }) {
      const now = new Date(clock())
      if (purpose === 'leave' || purpose === 'alerts')
        return ok({
          state: (await isReusableLink(database, { edition, token }, REUSABLE[purpose])) ? 'open' : 'expired',
        })
      return ok({ state: await readLinkToken(database, { edition, purpose: PURPOSES[purpose], token, now }) })
    },
  }
}
