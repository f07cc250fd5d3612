import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'
import { writeMail } from '@otosafi/messages/write-message'

import { countSend, lockContact } from '../../auth/contact-limits.ts'
import { createLinkToken, findLink, type FollowedLink, redeemLinkToken } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { ALERT_LINKS } from '../alerts/create-alerts.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { carName } from '../cars/car-card.presenter.ts'

/** Lifetime of a confirmation link (P-28). */
const CONFIRM_LIFETIME_MS = CONFIRMATION_LINK_HOURS * 3_600_000

/** Waiting for a reserved car without an account: asked for, confirmed by mail, ended with one click (P-28 and P-49). */
export function createCarWaitHandlers({
  database,
  search,
  clock,
}: ApiServices): HandlersOf<'createCarWait' | 'confirmCarWait'> {
  const issue = createStableLinks(database, ALERT_LINKS)
  return {
    async createCarWait({ path: { id: carId }, body }, context) {
      const { edition, language, write } = context
      const now = new Date(clock())
      const car = await write
        .selectFrom('cars')
        .select(['brand', 'model', 'trim', 'status'])
        .where('edition', '=', edition.id)
        .where('id', '=', carId)
        .executeTakeFirst()
      if (car === undefined) throw notFound('car')
      if (car.status === 'sold') throw new Problem('car_not_available')
      if (car.status === 'available') throw new Problem('conflict')
      const { email } = body
      const contact = { edition: edition.id, channel: 'email', destination: email } as const
      const locked = await lockContact(write, contact, now)
      const { id: subject, confirmed_at } = await write
        .insertInto('car_waits')
        .values({ edition: edition.id, id: randomUUID(), car_id: carId, email, language, consented_at: now })
        .onConflict((conflict) =>
          conflict.columns(['edition', 'car_id', 'email']).doUpdateSet({
            language,
            // Someone who waits already keeps their place in the order; a wait that was never confirmed begins again.
            consented_at: sql`case when car_waits.confirmed_at is null then excluded.consented_at else car_waits.consented_at end`,
          }),
        )
        .returning(['id', 'confirmed_at'])
        .executeTakeFirstOrThrow()
      // Someone who waits already gets the same answer and counts alike, so that nobody learns who waits for which car.
      await countSend(write, locked, now)
      if (confirmed_at === null) {
        const purpose = { edition: edition.id, subject, now }
        const confirm = await createLinkToken(write, {
          ...purpose,
          purpose: 'confirmWait',
          life: CONFIRM_LIFETIME_MS,
        })
        const stop = await issue(write, { edition: edition.id, purpose: 'stopWait', subject }, now)
        const messageContext = { ...context, phone: await phoneOfEdition(write, edition) }
        const mail = writeMail(
          'wait',
          { car: carName(car, search.reference), links: { confirm, stop } },
          messageContext,
        )
        await enqueueMail(write, edition, { to: email, ...mail }, now)
      }
      return { status: 202, body: { state: 'pending' } }
    },

    async confirmCarWait({ body: { token } }, { edition: { id: edition } }) {
      const now = new Date(clock())
      return inTransaction(database, async (write) => {
        const link = { edition, purpose: 'confirmWait', token, now } as const
        const subject = await redeemLinkToken(write, link)
        const row =
          subject === null
            ? undefined
            : await write
                .updateTable('car_waits')
                .set({ confirmed_at: now })
                .where('edition', '=', edition)
                .where('id', '=', subject)
                .returning('id')
                .executeTakeFirst()
        // The first answer may have been lost: a used link of somebody who waits says so, and changes nothing.
        if (row === undefined && !(await isWaitingBy(write, link))) throw new Problem('link_expired')
        return ok({ state: 'waiting' as const })
      })
    },
  }
}

/** Whether a link that has not run out is of a wait that was confirmed, and has not ended. */
async function isWaitingBy(write: Write, { now, ...link }: FollowedLink): Promise<boolean> {
  const found = await findLink(write, link)
  if (found === null || found.endsAt === null || found.endsAt <= now) return false
  const row = await write
    .selectFrom('car_waits')
    .select('id')
    .where('edition', '=', link.edition)
    .where('id', '=', found.subject)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
