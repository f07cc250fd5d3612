import type { Input } from '../../contract/handler.ts'
import { cleanText } from '../clean-text.ts'
import type { Person } from './person.ts'

/** The personal columns of a booking or visit: the visitor's input, and the verified contact. */
export function personalColumns(
  { fullName, phone, email, message }: Input<'createBooking' | 'createVisit'>['body'],
  { userId, channel, destination }: Person,
) {
  return {
    user_id: userId,
    channel,
    destination,
    full_name: cleanText(fullName),
    phone,
    email: email ?? null,
    message: message === undefined ? null : cleanText(message),
  }
}
