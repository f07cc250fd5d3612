import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'

import type { Texts } from '../../texts/use-texts.ts'
import type { Contact } from './load-contact.ts'
import { openingText } from './opening-text.ts'

/** Says from which number the team calls back, and whether it is there to do so; null where that could not be loaded. */
export function callText(ways: Pick<NonNullable<Contact['ways']>, 'phone' | 'opening'> | null, t: Texts['t']) {
  if (ways === null) return null
  const phone = formatPhone(ways.phone, edition.phone)
  return `${t('meta:contactUs.calls', { phone })} ${openingText(ways.opening, t)}`
}
