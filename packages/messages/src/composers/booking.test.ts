import { expect, it } from 'vitest'

import { UNPAID_DAYS } from '@otosafi/domain/booking/booking'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { MESSAGES } from '../messages.ts'
import { READERS } from '../testing/readers.ts'
import { writeMail } from '../write-message.ts'

it.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
  'Money that was not needed goes back and leaves the booking as it is: %s of %s',
  (language, _, words) => {
    const t = serverTexts(words.edition, language)
    const refunded = MESSAGES.booking.examples.refunded(words)
    const over = writeMail('booking', refunded, words).text
    const held = writeMail('booking', { ...refunded, booking: { ...refunded.booking, state: 'held' } }, words).text
    const [nothingLeft, open] = [t('mail.booking.next.nothingLeft'), t('mail.booking.open')]
    expect([over.includes(nothingLeft), over.includes(open)]).toEqual([true, false])
    expect([held.includes(nothingLeft), held.includes(open)]).toEqual([false, true])
  },
)

it.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
  'A payment for a booking that is over offers nothing to cancel: %s of %s',
  (language, _, words) => {
    const surplus = MESSAGES.booking.examples.surplus(words)
    const open = serverTexts(words.edition, language)('mail.booking.open')
    const mailIn = (state: 'held' | 'cancelled') =>
      writeMail('booking', { ...surplus, booking: { ...surplus.booking, state } }, words).text
    expect(mailIn('held')).toContain(open)
    expect(mailIn('cancelled')).not.toContain(open)
  },
)

it.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
  'A hold that was extended ends without an offer of more time: %s of %s',
  (language, _, words) => {
    const t = serverTexts(words.edition, language)
    const ending = MESSAGES.booking.examples.ending(words)
    const first = writeMail('booking', ending, words)
    const last = writeMail('booking', { ...ending, booking: { ...ending.booking, isExtended: true } }, words)
    expect(last.subject).toBe(first.subject)
    const end = momentOf(ending.booking.deadline ?? new Date(0), words.edition)
    const offer = t('mail.booking.ending.text', end)
    expect([first.text.includes(offer), last.text.includes(offer)]).toEqual([true, false])
    expect(last.text).toContain(t('mail.booking.extended.text', end))
    expect(last.text).toContain(t('mail.booking.next.comeBy'))
  },
)

it.each(READERS.map((words) => [words.language, words.edition.id, words] as const))(
  'A booking that ends without a deposit says how often that may be: %s of %s',
  (language, _, words) => {
    const limit = serverTexts(words.edition, language)('mail.booking.next.unpaid', { days: UNPAID_DAYS })
    const expired = MESSAGES.booking.examples.expired(words)
    const unpaid = { ...expired, booking: { ...expired.booking, paid: 0, due: 0 } }
    const uncounted = { ...unpaid, isCounted: false }
    const mails = [expired, unpaid, uncounted].map((message) => writeMail('booking', message, words).text)
    expect(mails.map((text) => text.includes(limit))).toEqual([false, true, false])
  },
)
