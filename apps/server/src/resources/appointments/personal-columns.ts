import type { EditionFacts } from '@otosafi/editions/edition'
import { toE164 } from '@otosafi/validators/to-e164'

import type { Input } from '../../contract/handler.ts'
import { cleanText } from '../clean-text.ts'
import type { Person } from './whose.ts'

/** What a visitor has typed, in the columns that bookings and visits have for it, with what was verified. */
export function personalColumns(
  { fullName, phone, email, message }: Input<'createBooking' | 'createVisit'>['body'],
  { userId, channel, destination }: Person,
  edition: EditionFacts,
) {
  return {
    user_id: userId,
    channel,
    destination,
    full_name: cleanText(fullName),
    phone: toE164(phone, edition.phone) ?? phone,
    email: email === undefined ? null : cleanText(email).toLowerCase(),
    message: message === undefined ? null : cleanText(message),
  }
}
