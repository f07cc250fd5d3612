import { sql } from 'kysely'

import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import { writeMail } from '@otosafi/messages/write-message'

import { loadCars } from '../../catalogue/load-cars.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from '../cars/car-card.presenter.ts'

/** The edition of a wait, the moment, and where the links of its mail lead. */
type Telling = {
  edition: EditionFacts
  now: Date
  search: Pick<ApiServices['search'], 'reference'>
  originOf: (edition: EditionId) => string
}

/** Tells a guest that the car is free again, and forgets the address. Where it was taken meanwhile, the guest waits on. */
export async function notifyGuest(
  write: Write,
  id: string,
  { edition, now, search, originOf }: Telling,
): Promise<void> {
  const row = await write
    .selectFrom('car_waits')
    .select(['car_id', 'email', 'language'])
    .where('edition', '=', edition.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [found] = row === undefined ? [] : await loadCars(write, edition.id, [row.car_id])
  if (row === undefined || found?.car.status !== 'available') return
  await write.deleteFrom('car_waits').where('edition', '=', edition.id).where('id', '=', id).execute()
  await write.deleteFrom('link_tokens').where('edition', '=', edition.id).where('subject', '=', id).execute()
  const { language } = row
  const card = presentCard(found.car, { edition, language, reference: search.reference, now: now.getTime() })
  const context = { edition, language, origin: originOf(edition.id), phone: await phoneOfEdition(write, edition) }
  const mail = writeMail('free', { car: card }, context)
  await enqueueMail(write, edition, { to: row.email, ...mail }, now)
}

/** Forgets those who wait for a car that was sold or is gone, with their links. */
export async function forgetVainWaits({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`
    with vain as (
      delete from car_waits w
      where not exists (
        select from cars c where c.edition = w.edition and c.id = w.car_id and c.status <> 'sold'
      )
      returning w.edition, w.id
    )
    delete from link_tokens t using vain where t.edition = vain.edition and t.subject = vain.id
  `.execute(kysely)
}
