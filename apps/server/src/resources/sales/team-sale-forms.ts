import { readAmount } from '@otosafi/domain/reading/read-number'
import { OFFER_LINE_KINDS } from '@otosafi/domain/selling/sale'
import type { EditionFacts } from '@otosafi/editions/edition'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import type { OfficeLanguage } from '@otosafi/editions/language'
import { instantOf } from '@otosafi/editions/time/local-time'
import type { officeTexts } from '@otosafi/i18n/server-texts'
import { deductionName } from '@otosafi/messages/deduction-name'
import { validateHomeAddress } from '@otosafi/validators/home-address'

import type { OfferedSlot } from '../appointments/offered-slots.ts'
import { chosenSlot, slotField } from '../appointments/team-slot.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { TeamField } from '../team-case.ts'
import type { SaleRow, StoredLine } from './sale-rows.ts'
import { type SaleAct, scheduleFor } from './sale-steps.ts'

type Typed = ReadonlyMap<string, string>
type Write = ReturnType<typeof officeTexts>

/** How many deductions the form of an offer has room for. */
const FORM_LINES = 8
const LINE_NUMBERS = Array.from({ length: FORM_LINES }, (_, index) => index + 1)

/** The longest note of a deduction, characters. */
const MAX_NOTE = 200
/** The largest amount that is stored, whole units. */
const MAX_AMOUNT = 9_999_999_999

/**
 * The fields of an appointment: one of the free slots, or any other time and place; and the seller's home, where the edition
 * inspects there, which an appointment that is moved keeps.
 */
export function scheduleFields(
  t: Write,
  { edition, row, slots }: { edition: EditionFacts; row: SaleRow; slots: readonly OfferedSlot[] },
): TeamField[] {
  const { options, ...field } = slotField(slots, edition, t)
  const group = t('mail.sale.form.elsewhere')
  const elsewhere = { value: '', label: group }
  const home: TeamField = {
    name: 'home',
    label: t('mail.sale.form.home'),
    isNeeded: false,
    kind: 'text',
    value: (row.appointment_at_home && row.appointment_place) || '',
  }
  return [
    { ...field, isNeeded: false, options: [elsewhere, ...options] },
    ...(inspectsAtHome(edition) ? [home] : []),
    { name: 'moment', label: t('mail.sale.form.moment'), isNeeded: false, group, kind: 'moment' },
    { name: 'place', label: t('mail.sale.form.place'), isNeeded: false, group, kind: 'text' },
  ]
}

/** The fields of an offer. */
export function offerFields(t: Write, edition: EditionFacts, language: OfficeLanguage): TeamField[] {
  const none = { value: '', label: t('mail.sale.form.none') }
  const kinds = OFFER_LINE_KINDS.map((kind) => ({ value: kind, label: deductionName(kind, edition, language) }))
  const lines = LINE_NUMBERS.flatMap((number): TeamField[] => {
    const group = t('mail.sale.form.line', { number: String(number) })
    return [
      {
        name: `kind${number}`,
        label: t('mail.sale.form.kind'),
        isNeeded: false,
        group,
        kind: 'choice',
        options: [none, ...kinds],
      },
      {
        name: `note${number}`,
        label: t('mail.sale.form.note'),
        isNeeded: false,
        group,
        kind: 'text',
        most: MAX_NOTE,
      },
      { name: `amount${number}`, label: t('mail.sale.form.amount'), isNeeded: false, group, kind: 'amount' },
    ]
  })
  return [{ name: 'base', label: t('mail.sale.form.base'), isNeeded: true, kind: 'amount' }, ...lines]
}

/**
 * The slot of an appointment, or time and place as they were typed, at the seller's home where no other place was; null where
 * they cannot be read.
 */
export function readAppointment(
  typed: Typed,
  edition: Pick<EditionFacts, 'timeZone' | 'claims'>,
  slots: readonly OfferedSlot[],
): Pick<SaleAct, 'appointment' | 'place' | 'atHome' | 'slot'> | null {
  const home = (inspectsAtHome(edition) && cleanLine(typed.get('home') ?? '')) || undefined
  if (home !== undefined && validateHomeAddress(home) !== null) return null
  const slot = chosenSlot(slots, typed)
  if (slot !== undefined) return scheduleFor(slot, home)
  const [moment = '', elsewhere] = [typed.get('moment'), cleanText(typed.get('place') ?? '')]
  const place = elsewhere === '' ? home : elsewhere
  const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment) ? Date.parse(`${moment}:00Z`) : Number.NaN
  if (Number.isNaN(local) || place === undefined) return null
  return { appointment: instantOf(local, edition.timeZone), place, atHome: elsewhere === '' }
}

/**
 * An offer in `currency` (ISO 4217) as it was typed; null where an amount cannot be read, or a deduction lacks its kind
 * or amount.
 */
export function readOffer(typed: Typed, currency: string): NonNullable<SaleAct['offer']> | null {
  const base = amountIn(typed.get('base'), currency)
  const lines = LINE_NUMBERS.map((number) => lineIn(typed, number, currency))
  return base === null || lines.includes(null) ? null : { base, lines: lines.flatMap((line) => line ?? []) }
}

/** A deduction; none where nothing was typed, null where a part is missing or cannot be read. */
function lineIn(typed: Typed, number: number, currency: string): StoredLine[] | null {
  const text = (field: string) => cleanText(typed.get(`${field}${number}`) ?? '')
  const [chosen, note] = [text('kind'), text('note')]
  const amount = amountIn(text('amount'), currency)
  if (chosen === '' && note === '' && text('amount') === '') return []
  const kind = OFFER_LINE_KINDS.find((each) => each === chosen)
  return kind === undefined || amount === null ? null : [{ kind, note: note === '' ? null : note, amount }]
}

/** An amount as people write it; null for anything else. */
function amountIn(text = '', currency: string): number | null {
  const amount = readAmount(text, currency)
  return amount !== undefined && amount <= MAX_AMOUNT ? amount : null
}
