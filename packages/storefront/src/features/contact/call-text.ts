import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'

import type { Texts } from '../../texts/use-texts.ts'
import type { Contact } from './load-contact.ts'

/** Says from which number the team calls back; null where that could not be loaded. */
export function callText(ways: Pick<NonNullable<Contact['ways']>, 'phone'> | null, t: Texts['t']) {
  if (ways === null) return null
  return t('meta:contactUs.calls', { phone: formatPhone(ways.phone, edition.phone) })
}
