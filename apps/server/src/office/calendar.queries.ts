import { sql } from 'kysely'

import type { Appointment } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'

/** An appointment as it is stored. */
export type AppointmentRow = Omit<Appointment, 'startsAt' | 'isOpen'> & { starts_at: Date }

/** The appointments at the showrooms of an edition that begin at or after `from` and before `until`, earliest first. */
export async function listAppointments(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  { from, until }: { from: Date; until: Date },
): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select place.store, place.starts_at,
      case when visit.id is not null then 'visit' when sale.id is not null then 'sale' else 'request' end as kind,
      coalesce(visit.reference, sale.reference, request.reference) as reference,
      coalesce(visit.car_name, sale.brand || ' ' || sale.model || ' ' || sale.model_year) as about,
      coalesce(visit.full_name, sale.full_name, request.fields ->> 'fullName') as "from",
      coalesce(visit.state = 'confirmed', request.state <> 'received', true) as "isConfirmed"
    from visit_places as place
    left join visits as visit on visit.edition = place.edition and visit.id = place.visit_id
    left join sales as sale on sale.edition = place.edition and sale.id = place.sale_id
    left join requests as request on request.edition = place.edition and request.id = place.request_id
    where place.edition = ${edition} and place.starts_at >= ${from} and place.starts_at < ${until}
    order by place.starts_at, place.store, place.place
  `.execute(kysely)
  return rows
}
