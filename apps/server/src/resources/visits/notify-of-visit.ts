import type { EditionFacts } from '@otosafi/editions/edition'
import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail } from '@otosafi/messages/write-message'

import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { notifyOfContact } from '../appointments/notify-of-contact.ts'
import { writeToVisitor } from '../appointments/write-to-visitor.ts'
import { visitFacts } from './visit-facts.ts'
import type { VisitLinks } from './visit-links.ts'
import type { NotifyOfVisit, VisitAct } from './visit-steps.ts'

type Message = FactsOf<'visit'>

const NEWS: Readonly<Partial<Record<VisitAct['action'], Message['news']>>> = {
  schedule: 'requested',
  confirm: 'confirmed',
  move: 'moved',
  cancel: 'cancelled',
}

/** Writes to visitors and team in an edition; `origin` is that of its pages. */
export function createNotifyOfVisit(links: VisitLinks) {
  return (edition: EditionFacts, origin: string): NotifyOfVisit =>
    async (write, row, act, now) => {
      const { action, actor, reason, isCarSold, change } = act
      // An expired visit needs no message: nothing is left to do.
      if (actor === 'clock' && isCarSold === undefined) return
      if (change !== undefined) {
        const about = { about: 'visit', row, link: await links.visitor(write, row) } as const
        await notifyOfContact(write, about, change, { edition, origin }, now)
      }
      const news = isCarSold === undefined ? NEWS[action] : isCarSold ? 'sold' : 'withdrawn'
      const visit = visitFacts(row, edition)
      if (news !== undefined) {
        const facts = { visit, news, link: await links.visitor(write, row) }
        await writeToVisitor('visit', write, row, { facts, expiresAt: row.starts_at }, { edition, origin }, now)
      }
      const message = { visit, action, reason, link: await links.team(write, row) }
      await enqueueMail(
        write,
        edition,
        writeMail('teamVisit', message, { edition, language: row.language, origin, phone: null }),
        now,
      )
    }
}
