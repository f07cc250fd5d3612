import { isQuiet } from '@otosafi/domain/visits/reminders'
import { endByClock, OPEN_VISIT_STATES, VISIT_GRACE_MS } from '@otosafi/domain/visits/visit'
import { EDITIONS } from '@otosafi/editions/registry'
import { wallClockOf } from '@otosafi/editions/visits/slots-of-store'

import { createStableLinks } from '../../auth/stable-links.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type RunEach, settleEach } from '../../db/settle-each.ts'
import { createNotifyOfVisit } from './notify-of-visit.ts'
import { createRemindOfVisits, type Reminding } from './remind-of-visits.ts'
import { createVisitLinks, VISIT_LINKS } from './visit-links.ts'
import { createVisitSteps } from './visit-steps.ts'

/** A car that has been withdrawn for so long does not come back for the visit. */
const WITHDRAWN_MS = 3_600_000

/** The work of the visits' job. */
type RunVisits = (signal: AbortSignal) => Promise<void>

/** Ends visits that are over; outside the quiet hours cancels those to cars that were sold or withdrawn, and reminds of others. */
export function createRunVisits(parts: Reminding): RunVisits {
  const { database, clock, originOf } = parts
  const notify = createNotifyOfVisit(createVisitLinks(createStableLinks(database, VISIT_LINKS)))
  const remind = createRemindOfVisits(parts)

  const end = async (each: RunEach): Promise<void> => {
    const now = new Date(clock())
    await each('visit', await listOver(database, now), async ({ edition: editionId, id, state, last_event }) => {
      const action = endByClock(state)?.action
      if (action === undefined) return
      const edition = EDITIONS[editionId]
      const steps = createVisitSteps(edition, now, notify(edition, originOf(editionId)))
      await inTransaction(database, (write) => steps.take(write, id, { action, actor: 'clock' }, last_event))
    })
  }

  const cancel = async (each: RunEach): Promise<void> => {
    const now = new Date(clock())
    await each('visit', await listToGone(database, now), async ({ edition: editionId, id, status, is_listed }) => {
      const edition = EDITIONS[editionId]
      if (isQuiet(now.getTime(), wallClockOf(edition))) return
      const steps = createVisitSteps(edition, now, notify(edition, originOf(editionId)))
      const isCarSold = is_listed === true && status === 'sold'
      await inTransaction(database, (write) => steps.take(write, id, { action: 'cancel', actor: 'clock', isCarSold }))
    })
  }

  return (signal) =>
    settleEach(signal, async (each) => {
      await end(each)
      await cancel(each)
      await remind(each)
    })
}

/** The visits that were to be a day ago, of which the team has said nothing since. */
function listOver({ kysely }: Reminding['database'], now: Date) {
  return kysely
    .selectFrom('visits')
    .select(['edition', 'id', 'state', 'last_event'])
    .where('state', 'in', OPEN_VISIT_STATES)
    .where('starts_at', '<=', new Date(now.getTime() - VISIT_GRACE_MS))
    .orderBy('starts_at')
    .execute()
}

/** The visits ahead to cars that were sold or withdrawn, but for those of who has bought the car by a booking. */
function listToGone({ kysely }: Reminding['database'], now: Date) {
  return kysely
    .selectFrom('visits')
    .leftJoin('stock', (join) =>
      join.onRef('stock.edition', '=', 'visits.edition').onRef('stock.id', '=', 'visits.car_id'),
    )
    .select(['visits.edition', 'visits.id', 'stock.status', 'stock.is_listed'])
    .where('visits.state', 'in', OPEN_VISIT_STATES)
    .where('visits.starts_at', '>', now)
    .where(({ eb, or }) =>
      or([
        eb('stock.id', 'is', null),
        eb('stock.status', '=', 'sold'),
        eb('stock.withdrawn_at', '<=', new Date(now.getTime() - WITHDRAWN_MS)),
      ]),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.edition', '=', 'visits.edition')
            .whereRef('bookings.car_id', '=', 'visits.car_id')
            .where('bookings.state', '=', 'completed')
            .where(({ eb, or, ref }) =>
              or([
                eb('bookings.user_id', '=', ref('visits.user_id')),
                eb('bookings.destination', '=', ref('visits.destination')),
                eb('bookings.phone', '=', ref('visits.phone')),
                eb('bookings.email', '=', ref('visits.email')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('visits.starts_at')
    .execute()
}
