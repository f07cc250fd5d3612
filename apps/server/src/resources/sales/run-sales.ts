import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { createStableLinks } from '../../auth/stable-links.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { settleEach } from '../../db/settle-each.ts'
import { forgetSeller } from './leave-sales.ts'
import { createNotifyOfSale } from './notify-of-sale.ts'
import { createSaleLinks, SALE_LINKS } from './sale-links.ts'
import { listLeft, listRunOut } from './sale-rows.ts'
import { createSaleSteps } from './sale-steps.ts'

/** `originOf` gives the origin of an edition's pages, for links: `https://otosafi.ma`. */
type Running = { database: Pick<Database, 'kysely'>; clock: Clock; originOf: (edition: EditionId) => string }

/** The work of the sales' job. */
export type RunSales = (signal: AbortSignal) => Promise<void>

/**
 * Expires offers whose time is over, and forgets sellers who have left and were paid since. Each is a transaction of its
 * own, which asks again: another process may have been faster.
 */
export function createRunSales({ database, clock, originOf }: Running): RunSales {
  const notify = createNotifyOfSale(createSaleLinks(createStableLinks(database, SALE_LINKS)))
  return (signal) =>
    settleEach(signal, async (each) => {
      const now = new Date(clock())
      await each('sale', await listRunOut(database.kysely, now), ({ edition: editionId, id }) => {
        const edition = EDITIONS[editionId]
        const steps = createSaleSteps(edition, now, notify(edition, originOf(editionId)))
        return inTransaction(database, (write) => steps.take(write, id, { action: 'expire', actor: 'clock' }))
      })
      await each('sale', await listLeft(database.kysely), (left) =>
        inTransaction(database, (write) => forgetSeller(write, left)),
      )
    })
}
