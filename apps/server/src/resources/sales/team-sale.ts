import { saleAt } from '@otosafi/domain/selling/sale'
import { takeSaleStep } from '@otosafi/domain/selling/take-sale-step'
import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { saleRows } from '@otosafi/messages/rows/sale-rows'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import { freeSlots, type OfferedSlot } from '../appointments/offered-slots.ts'
import type { FindTeamCase, ShowToTeam, TeamAct } from '../team-case.ts'
import { createNotifyOfSale } from './notify-of-sale.ts'
import { teamSaleFacts } from './sale-facts.ts'
import { createSaleLinks, SALE_LINKS } from './sale-links.ts'
import { findSaleDetails, findSaleOfEvent, type SaleDetails, saleEndedAt, saleOf, type SaleRow } from './sale-rows.ts'
import { createSaleSteps, type SaleAct } from './sale-steps.ts'
import { offerFields, readAppointment, readOffer, scheduleFields } from './team-sale-forms.ts'

/** Staff actions on a sale, in the order of the buttons. */
const ACTIONS = ['see', 'schedule', 'cancelAppointment', 'inspect', 'offer', 'pay', 'close'] as const
type Action = (typeof ACTIONS)[number]

type Services = Pick<ApiServices, 'database' | 'clock'>

/** The sale that a link of the team leads to. */
export function createFindTeamSale(services: Services): FindTeamCase {
  const show = createShowSale(services)
  return async (write, token, { edition, origin }) => {
    const subject = await findLinkToken(write, { edition: edition.id, purpose: 'teamSale', token })
    const row = subject === null ? undefined : await findSaleOfEvent(write, edition.id, subject)
    if (row === undefined) return null
    if (haveEnded(saleEndedAt(row), services.clock())) return { endedIn: officeLanguageOf(row.language) }
    return { ...(await show(write, row, { edition, origin })), isCurrent: row.last_event === subject }
  }
}

/** Sales for the team. */
export function createShowSale({ database, clock }: Services): ShowToTeam<SaleRow> {
  const notify = createNotifyOfSale(createSaleLinks(createStableLinks(database, SALE_LINKS)))
  return async (write, row, { edition, origin }) => {
    const language = officeLanguageOf(row.language)
    const now = clock()
    const t = officeTexts(edition, language)
    const details = await findSaleDetails(write, row)
    const rowsOf = (sale: SaleRow, of: SaleDetails) =>
      saleRows(teamSaleFacts(sale, of, edition), { edition, language: row.language })
    const offered = offeredFor(row, now)
    const slots = offered.includes('schedule')
      ? await freeSlots({ kysely: write }, edition, { city: row.city, now })
      : []
    const fieldsOf = (action: Action): Pick<TeamAct, 'fields'> => {
      if (action === 'schedule') return { fields: scheduleFields(t, { edition, row, slots }) }
      return action === 'offer' ? { fields: offerFields(t, edition, language) } : {}
    }
    return {
      title: row.reference,
      reference: row.reference,
      language,
      rows: rowsOf(row, details),
      photos: details.photos.map(({ key }) => key),
      acts: offered.map((action) => ({
        action,
        label: t(`mail.sale.act.${action}`),
        reason: reasonFor(action, row),
        ...fieldsOf(action),
      })),
      async act(chosen, reason, typed) {
        const action = offered.find((each) => each === chosen)
        if (action === undefined) return null
        const typedAct = actOf(action, typed, { edition, slots })
        const act = typedAct && { ...typedAct, ...(reason === undefined ? {} : { reason }) }
        // The rules know best what cannot be done; what they refuse here was mistyped, since the action itself is offered.
        if (act === null || takeSaleStep(saleAt(saleOf(row), now), { ...act, at: now }) === null)
          return { problem: t('mail.sale.invalid') }
        const steps = createSaleSteps(edition, new Date(now), notify(edition, origin))
        const after = await steps.take(write, row.id, act, row.last_event)
        if (after === 'slotTaken') return { problem: t('mail.visit.slotTaken') }
        if (after === null) return null
        return { rows: rowsOf(after, await findSaleDetails(write, after)) }
      },
    }
  }
}

/** The actions open to staff at a moment, given valid input. */
function offeredFor(row: SaleRow, at: number): Action[] {
  const typed = { reason: 'any', appointment: at + 1, offer: { base: 1, lines: [] } }
  return ACTIONS.filter(
    (action) => takeSaleStep(saleAt(saleOf(row), at), { ...typed, action, actor: 'staff', at }) !== null,
  )
}

function reasonFor(action: Action, { state }: SaleRow): TeamAct['reason'] {
  if (action === 'close') return state === 'paid' ? 'optional' : 'needed'
  return action === 'cancelAppointment' ? 'optional' : 'none'
}

/** An act with what was typed for it; null where that cannot be read. */
function actOf(
  action: Action,
  typed: ReadonlyMap<string, string>,
  { edition, slots }: { edition: EditionFacts; slots: readonly OfferedSlot[] },
): SaleAct | null {
  if (action === 'schedule') {
    const appointment = readAppointment(typed, edition, slots)
    return appointment && { action, actor: 'staff', ...appointment }
  }
  if (action === 'offer') {
    const offer = readOffer(typed, edition.currency)
    return offer && { action, actor: 'staff', offer }
  }
  return { action, actor: 'staff' }
}
