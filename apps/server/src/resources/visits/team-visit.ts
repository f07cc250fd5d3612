import { visitAfter } from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { visitRows } from '@otosafi/messages/rows/visit-rows'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import { freeSlots, type OfferedSlot } from '../appointments/offered-slots.ts'
import { chosenSlot, slotField } from '../appointments/team-slot.ts'
import type { FindTeamCase, ShowToTeam } from '../team-case.ts'
import { createNotifyOfVisit } from './notify-of-visit.ts'
import { visitEndedAt } from './visit-ended-at.ts'
import { visitFacts } from './visit-facts.ts'
import { createVisitLinks, VISIT_LINKS } from './visit-links.ts'
import { findVisitOfEvent, type VisitRow } from './visit-rows.ts'
import { createVisitSteps } from './visit-steps.ts'

/** Staff actions on a visit, in the order of the buttons. */
const ACTIONS = ['confirm', 'finish', 'miss', 'move', 'cancel'] as const

type Services = Pick<ApiServices, 'database' | 'clock'>

/** The visit that a link of the team leads to. */
export function createFindTeamVisit(services: Services): FindTeamCase {
  const show = createShowVisit(services)
  return async (write, token, { edition, origin }) => {
    const subject = await findLinkToken(write, { edition: edition.id, purpose: 'teamVisit', token })
    const row = subject === null ? undefined : await findVisitOfEvent(write, edition.id, subject)
    if (row === undefined) return null
    if (haveEnded(await visitEndedAt(write, row), services.clock())) return { endedIn: officeLanguageOf(row.language) }
    const shown = await show(write, row, { edition, origin })
    // An expired visit gets no later mail, so its last link stays current.
    return { ...shown, isCurrent: shown.acts.length === 0 || row.last_event === subject }
  }
}

/** Visits for the team. */
export function createShowVisit({ database, clock }: Services): ShowToTeam<VisitRow> {
  const notify = createNotifyOfVisit(createVisitLinks(createStableLinks(database, VISIT_LINKS)))
  return async (write, row, { edition, origin }) => {
    const language = officeLanguageOf(row.language)
    const now = clock()
    const t = officeTexts(edition, language)
    const rowsOf = (visit: VisitRow) => visitRows(visitFacts(visit, edition), { edition, language: row.language })
    const step = { actor: 'staff', at: now, startsAt: row.starts_at.getTime() } as const
    const possible = ACTIONS.filter((action) => visitAfter(row.state, { ...step, action }) !== null)
    const slots = possible.includes('move') ? await timesFor(write, row, edition, now) : []
    const offered = possible.filter((action) => action !== 'move' || slots.length > 0)
    return {
      title: row.reference,
      reference: row.reference,
      language,
      rows: rowsOf(row),
      acts: offered.map((action) => ({
        action,
        label: t(`mail.visit.act.${action}`),
        reason: action === 'cancel' || action === 'move' ? 'optional' : 'none',
        ...(action === 'move' && { fields: [{ ...slotField(slots, edition, t), isNeeded: true }] }),
      })),
      async act(chosen, reason, typed) {
        const action = offered.find((each) => each === chosen)
        if (action === undefined) return null
        const steps = createVisitSteps(edition, new Date(now), notify(edition, origin))
        const slot = action === 'move' ? chosenSlot(slots, typed) : undefined
        if (action === 'move' && slot === undefined) return { problem: t('mail.visit.slotTaken') }
        const act = { action, actor: 'staff', ...(reason && { reason }), ...(slot && { slot }) } as const
        const after = await steps.take(write, row.id, act, row.last_event)
        if (after === 'slotTaken') return { problem: t('mail.visit.slotTaken') }
        return after === 'notAllowed' ? null : { rows: rowsOf(after) }
      },
    }
  }
}

/** The times that a visit can be moved to: those that are free at the showrooms of its car. */
async function timesFor(write: Write, row: VisitRow, edition: EditionFacts, now: number): Promise<OfferedSlot[]> {
  const car = await write
    .selectFrom('stock')
    .select('city')
    .where('edition', '=', row.edition)
    .where('id', '=', row.car_id)
    .executeTakeFirst()
  return car === undefined ? [] : freeSlots({ kysely: write }, edition, { city: car.city, now })
}
