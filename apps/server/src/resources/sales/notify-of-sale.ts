import type { NotifiedSaleAction } from '@otosafi/domain/selling/sale'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail, writeSms } from '@otosafi/messages/write-message'

import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { saleFacts, teamSaleFacts } from './sale-facts.ts'
import type { SaleLinks } from './sale-links.ts'
import { findSaleDetails, isNotified } from './sale-rows.ts'
import type { NotifyOfSale } from './sale-steps.ts'

/** The news that a step is to the seller. */
const NEWS: Readonly<Record<NotifiedSaleAction, FactsOf<'sale'>['news']>> = {
  send: 'sent',
  see: 'seen',
  schedule: 'appointment',
  cancelAppointment: 'unscheduled',
  inspect: 'inspected',
  offer: 'offer',
  accept: 'accepted',
  refuse: 'refused',
  expire: 'expired',
  pay: 'paid',
  withdraw: 'withdrawn',
  close: 'closed',
}

/**
 * Writes messages about the events of sales into the outbox of an edition; `origin` is that of its pages. The seller is
 * written to by mail where an address was given, else by text message, as far as the seller is notified at all. Nobody is
 * once the account was deleted.
 */
export function createNotifyOfSale(links: SaleLinks): (edition: EditionFacts, origin: string) => NotifyOfSale {
  return (edition, origin) => async (write: Write, row, action, to, now) => {
    const context = { edition, language: row.language, origin, phone: await phoneOfEdition(write, edition) }
    const details = await findSaleDetails(write, row)
    if (to === 'team') {
      const sale = teamSaleFacts(row, details, edition)
      const mail = writeMail('teamSale', { sale, action, link: await links.team(write, row) }, context)
      await enqueueMail(write, edition, mail, now)
      return
    }
    if (!details.isNotified) return
    const isChosenBefore = action === 'see' && row.state === 'appointment'
    // A seller notified before the team had seen the request got time and link when choosing it.
    if (isChosenBefore && (await isNotified(write, { ...row, is_seen: false }))) return
    const sale = saleFacts(row, details, edition)
    const news = isChosenBefore ? 'appointment' : NEWS[action]
    const message = { sale, news, link: await links.visitor(write, row) }
    if (row.email !== null)
      await enqueueMail(write, edition, { to: row.email, ...writeMail('sale', message, context) }, now)
    else if (row.phone !== null) {
      const text = writeSms('sale', message, context)
      await enqueueSms(write, edition, { to: row.phone, text }, { now, expiresAt: null })
    }
  }
}
