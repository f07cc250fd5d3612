import type { EditionFacts } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import type { SaleLinks } from './sale-links.ts'
import { composeSaleMail, composeSaleSms, composeTeamSaleMail, newsOf } from './sale-messages.ts'
import { findSaleDetails } from './sale-rows.ts'
import type { TellOfSale } from './sale-steps.ts'
import { teamSaleRows } from './team-sale-rows.ts'

/**
 * Writes messages about the events of sales into the outbox of an edition; `origin` is that of its pages. The seller is
 * written to by mail where an address was given, else by text message; nobody is once the account was deleted.
 */
export function createTellOfSale(links: SaleLinks): (edition: EditionFacts, origin: string) => TellOfSale {
  return (edition, origin) => async (write: Write, row, action, to, now) => {
    const words = { edition, origin }
    const details = await findSaleDetails(write, row)
    if (to === 'team') {
      const rows = teamSaleRows(row, details, edition)
      await enqueueMail(
        write,
        edition,
        composeTeamSaleMail({ row, rows, link: await links.team(write, row) }, { action }, words),
        now,
      )
      return
    }
    const message = { row, news: newsOf(action), offer: details.offer, link: await links.visitor(write, row) }
    if (row.email !== null)
      await enqueueMail(write, edition, { to: row.email, ...composeSaleMail(message, words) }, now)
    else if (row.phone !== null)
      await enqueueSms(
        write,
        edition,
        { to: row.phone, text: composeSaleSms(message, words) },
        { now, expiresAt: null },
      )
  }
}
