import { sql } from 'kysely'

import type { Service } from '@otosafi/domain/messages/request-kind'
import { MAX_OPEN_VISITS } from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'
import { validateDay } from '@otosafi/validators/day'

import { lockContact } from '../../auth/contact-limits.ts'
import { dayOfEdition } from '../../clock.ts'
import type { HandlersOf, WriteContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { type FoundSlot, findSlot, listSlots } from '../appointments/offered-slots.ts'
import { cleanText } from '../clean-text.ts'
import { optionalText } from './cleaned-fields.ts'
import type { RequestFields } from './request-fields.ts'
import { takeRequest } from './take-request.ts'

/** Requests for an inspector, a diagnostic and a check by identification number (P-45). */
export function createServiceRequestHandlers({
  database,
  clock,
}: Pick<ApiServices, 'database' | 'clock'>): HandlersOf<
  'listServiceSlots' | 'createInspectorRequest' | 'createDiagnosticRequest' | 'createVinRequest'
> {
  /** Takes a request; `slot` is the id of the slot that it reserves. */
  const take = async (
    kind: Service,
    asked: RequestFields,
    { email, slot }: { email?: string | undefined; slot?: string | undefined },
    context: WriteContext,
  ) => {
    const { write, edition } = context
    const now = new Date(clock())
    const kept = slot === undefined ? undefined : await findSlot(write, edition, { id: slot, now: clock() })
    if (kept !== undefined) await refuseTooManyReserved(write, edition, String(asked.phone), now)
    const appointment = kept && appointmentOf(kept)
    const fields = { ...asked, ...(appointment && { appointment }) }
    return takeRequest({ kind, fields, email, kept }, context, now)
  }
  return {
    async listServiceSlots({ query: { from, days } }, { edition }) {
      return ok(await listSlots(database, edition, { now: clock(), from, days }))
    },

    async createInspectorRequest({ body }, context) {
      const { brand, model, modelYear, city, address, preferredDay, slot, fullName, phone, email, message } = body
      const fields = {
        ...optionalText({ brand, model }),
        ...given({ modelYear }),
        ...optionalText({ city, address }),
        ...dayFields(preferredDay, context.edition, clock()),
        fullName: cleanText(fullName),
        phone,
        ...given({ email }),
        ...optionalText({ message }),
      }
      return take('inspector', fields, { email, slot }, context)
    },

    async createDiagnosticRequest({ body }, context) {
      const { brand, model, modelYear, mileage, city, symptoms, preferredDay, slot, fullName, phone, email } = body
      const fields = {
        ...optionalText({ brand, model }),
        ...given({ modelYear, mileage }),
        ...optionalText({ city, symptoms }),
        ...dayFields(preferredDay, context.edition, clock()),
        fullName: cleanText(fullName),
        phone,
        ...given({ email }),
      }
      return take('diagnostic', fields, { email, slot }, context)
    },

    async createVinRequest({ body: { vin, fullName, phone, email, message } }, context) {
      const fields = {
        vin,
        fullName: cleanText(fullName),
        ...(phone === undefined ? {} : { phone }),
        email,
        ...optionalText({ message }),
      }
      return take('vinCheck', fields, { email }, context)
    },
  }
}

/** Throws `too_many_open` where a number has reserved as many slots as a person may have open visits (P-46). */
async function refuseTooManyReserved(
  write: Write,
  { id: edition }: EditionFacts,
  phone: string,
  now: Date,
): Promise<void> {
  // Locked, since concurrent requests could exceed the limit together.
  await lockContact(write, { edition, channel: 'phone', destination: phone }, now)
  const { reserved } = await write
    .selectFrom('visit_places')
    .innerJoin('requests', (join) =>
      join.onRef('requests.edition', '=', 'visit_places.edition').onRef('requests.id', '=', 'visit_places.request_id'),
    )
    .select((eb) => eb.fn.countAll<string>().as('reserved'))
    .where('visit_places.edition', '=', edition)
    .where('visit_places.starts_at', '>', now)
    .where(sql`requests.fields ->> 'phone'`, '=', phone)
    .executeTakeFirstOrThrow()
  if (Number(reserved) >= MAX_OPEN_VISITS) throw new Problem('too_many_open')
}

/** A slot as a request stores it. */
function appointmentOf({ slot: { startsAt, store } }: FoundSlot): NonNullable<RequestFields['appointment']> {
  return { startsAt: new Date(startsAt).toISOString(), store: store.name }
}

/** The fields that were given, as they are. */
function given<Field extends string, Value>(fields: Readonly<Record<Field, Value>>): Partial<Record<Field, Value>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Record<Field, Value>
  >
}

/** The day that is wished for, one of those after today by the edition's calendar; `now` in milliseconds. */
function dayFields(day: string | undefined, edition: EditionFacts, now: number): { preferredDay?: string } {
  if (day === undefined) return {}
  const issue = validateDay(day, dayOfEdition(edition, now))
  if (issue !== null) throw new Problem('validation_failed', { errors: [{ path: '/body/preferredDay', ...issue }] })
  return { preferredDay: day }
}
