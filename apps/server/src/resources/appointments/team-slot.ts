import type { EditionFacts } from '@otosafi/editions/edition'
import { momentOf } from '@otosafi/editions/time/moment-of'
import type { officeTexts } from '@otosafi/i18n/server-texts'

import type { TeamField } from '../team-case.ts'
import { type OfferedSlot, slotId } from './offered-slots.ts'

/** Name of the team's field for a slot. */
const SLOT = 'slot'

/** The field of the team's page by which one of some slots is chosen. */
export function slotField(
  slots: readonly OfferedSlot[],
  edition: EditionFacts,
  t: ReturnType<typeof officeTexts>,
): Omit<Extract<TeamField, { kind: 'choice' }>, 'isNeeded'> {
  const options = slots.map((slot) => {
    const time = t('mail.booking.moment', momentOf(new Date(slot.startsAt), edition))
    return { value: slotId(slot), label: `${time} · ${slot.store.name}` }
  })
  return { name: SLOT, kind: 'choice', label: t('mail.visit.newTime'), options }
}

/** The slot that was chosen by that field; undefined where it is none of them. */
export function chosenSlot(slots: readonly OfferedSlot[], typed: ReadonlyMap<string, string>): OfferedSlot | undefined {
  return slots.find((each) => slotId(each) === typed.get(SLOT))
}
