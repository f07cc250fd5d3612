import type { KeepLink } from '../../auth/kept-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import { ownLink } from '../appointments/ended-links.ts'
import { saleOver, type SaleRow } from './sale-rows.ts'

/** The secret that links of sales follow from. */
export const SALE_LINKS = 'sale links'

/**
 * The secrets of a sale's links: the seller's, the one in the list of their account, which lives on when that has ended, and the
 * team's, which is good until the next event.
 */
export type SaleLinks = {
  visitor: (write: Write, row: SaleRow) => Promise<string>
  own: (write: Write, row: SaleRow, now: number) => Promise<string>
  team: (write: Write, row: SaleRow) => Promise<string>
}

/** Links of sales; the same one whenever it is asked for. */
export function createSaleLinks(keep: KeepLink): SaleLinks {
  return {
    visitor: (write, { edition, id: subject, created_at }) =>
      keep(write, { edition, purpose: 'sale', subject }, created_at),
    own: (write, row, now) =>
      ownLink(
        keep,
        write,
        { edition: row.edition, purpose: 'sale', subject: row.id },
        { over: saleOver(row), now, made: row.created_at },
      ),
    team: (write, { edition, last_event: subject, created_at }) =>
      keep(write, { edition, purpose: 'teamSale', subject }, created_at),
  }
}
