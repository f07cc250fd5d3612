import { edition } from '#edition'
import type { User } from '@otosafi/api-client/schema'
import { formatPhone } from '@otosafi/editions/format/phone'

import type { KnownUser } from './contact-fields.ts'

/** Prefilled values of a form for the account that is signed in. */
export function knownUser({ fullName, phone, phoneVerified, email, emailVerified }: User): KnownUser {
  return {
    fullName,
    phone: phone === null ? '' : formatPhone(phone, edition.phone),
    email: email ?? '',
    isVerified: phoneVerified || emailVerified,
  }
}
