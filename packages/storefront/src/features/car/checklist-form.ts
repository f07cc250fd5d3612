import { edition } from '#edition'
import { toMiles } from '@otosafi/domain/reading/miles'
import { readOdometer } from '@otosafi/domain/reading/read-odometer'
import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { validateMileage } from '@otosafi/validators/mileage'
import { validateName } from '@otosafi/validators/name'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'
import { validateTextMax } from '@otosafi/validators/text-max'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import type { Texts } from '../../texts/use-texts.ts'
import { CHECKLIST, CHOICES, DIFFERENCES, NOTE_MAX_LENGTH, noteOf } from './checklist-fields.ts'
import {
  checklistGroups,
  type ChecklistItem,
  type ChecklistSheet,
  distanceText,
  ODOMETER,
  READING,
} from './checklist-items.ts'

type Values = Readonly<Record<string, string>>

/** Contact details of the sender, from the signed-in account; empty where unknown. */
export type KnownSender = { name: string; email: string }

/**
 * The form of a checklist: what does not match becomes one message to the team, with the car's reference in its subject (P-45).
 * `known` stands in for a name and an address that are left empty; `t` is of the team's language.
 */
export function checklistForm(
  sheet: ChecklistSheet,
  { reference, known, t }: { reference: string; known: KnownSender; t: Texts['t'] },
): FormDefinition<string> {
  const items = checklistGroups(sheet, t).flatMap((group) => group.items)
  const sender = (values: Values) => ({
    name: values['name'] || known.name,
    email: values['email'] || known.email,
    phone: values['phone'] ?? '',
  })
  return {
    form: CHECKLIST,
    fields: ['name', 'email', 'phone', READING, ...items.flatMap(({ id }) => [id, noteOf(id)])],
    check: (values) => {
      const { name, email, phone } = sender(values)
      const differing = items.filter((item) => differs(item, sheet, values))
      const notes = items.map(({ id }) => [noteOf(id), validateTextMax(values[noteOf(id)] ?? '', NOTE_MAX_LENGTH)])
      return checkAll({
        [DIFFERENCES]:
          differing.length === 0
            ? { code: 'option', values: {} }
            : validateMessage(messageOf(items, sheet, { values, t })),
        [READING]: optional(() => validateMileage(readingOf(sheet, values) ?? NaN))(values[READING] ?? ''),
        ...Object.fromEntries(notes),
        name: validateName(name),
        email: validateEmail(email),
        phone: optional(validatePhone)(phone, edition.phone),
      })
    },
    send: (api, values, headers) => {
      const { name, email, phone } = sender(values)
      return api.POST('/contact-queries', {
        params: { header: headers },
        body: {
          name,
          email,
          ...(phone === '' ? {} : { phone }),
          subject: t('report:checklist.message.subject', { reference }),
          message: messageOf(items, sheet, { values, t }),
          consent: true,
        },
      })
    },
  }
}

/**
 * Whether an item is marked so, or an odometer shows less than it did. A note without a mark counts: old browsers show
 * its field always.
 */
function differs({ id }: ChecklistItem, sheet: ChecklistSheet, values: Values): boolean {
  const choice = values[id]
  const isLess = id === ODOMETER && isBefore(sheet, readingOf(sheet, values) ?? Infinity)
  return choice === 'differs' || isLess || (choice !== 'matches' && (values[noteOf(id)] ?? '') !== '')
}

/** Whether a reading is lower than the report's; miles are compared as such, since kilometres of both are rounded. */
function isBefore({ odometer, miles }: ChecklistSheet, reading: number): boolean {
  return miles === null ? reading < odometer : toMiles(reading) < miles
}

/** The kilometres that were read on the odometer, of a number in its unit. Undefined where the text is none. */
function readingOf({ miles }: ChecklistSheet, values: Values): number | undefined {
  return readOdometer(values[READING] ?? '', miles === null ? 'km' : 'mi')
}

/** A line for each item that does not match, what was read on the odometer, and how many items were checked. */
function messageOf(
  items: readonly ChecklistItem[],
  sheet: ChecklistSheet,
  { values, t }: { values: Values; t: Texts['t'] },
): string {
  const differing = items.filter((item) => differs(item, sheet, values))
  const lines = differing.map(({ id, label, says }) =>
    t('report:checklist.message.line', {
      item: label,
      says,
      note: values[noteOf(id)] || t('report:checklist.message.noNote'),
    }),
  )
  const read = readingOf(sheet, values)
  const matches = items.filter((item) => values[item.id] === CHOICES[0] && !differing.includes(item)).length
  return [
    ...lines,
    ...(read === undefined ? [] : [t('report:checklist.message.read', { reading: readText(read, sheet, t) })]),
    t('report:checklist.message.count', {
      matches,
      differs: differing.length,
      open: items.length - matches - differing.length,
    }),
  ].join('\n')
}

function readText(reading: number, { miles }: ChecklistSheet, t: Texts['t']): string {
  return distanceText(reading, miles === null ? null : toMiles(reading), t)
}
