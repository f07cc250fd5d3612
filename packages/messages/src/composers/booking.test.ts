import { expect, it } from 'vitest'

import { UNPAID_DAYS } from '@otosafi/domain/booking/booking'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { MESSAGES } from '../messages.ts'
import { READERS } from '../testing/readers.ts'
import { writeMail } from '../write-message.ts'

it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'Money that was not needed goes back and leaves the booking as it is: %s of %s',
  (language, _, context) => {
    const t = serverTexts(context.edition, language)
    const refunded = MESSAGES.booking.examples.refunded(context)
    const over = writeMail('booking', refunded, context).text
    const held = writeMail('booking', { ...refunded, booking: { ...refunded.booking, state: 'held' } }, context).text
    const [nothingLeft, open] = [t('mail.booking.next.nothingLeft'), t('mail.booking.open')]
    expect([over.includes(nothingLeft), over.includes(open)]).toEqual([true, false])
    expect([held.includes(nothingLeft), held.includes(open)]).toEqual([false, true])
  },
)

it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'A payment for a booking that is over offers nothing to cancel: %s of %s',
  (language, _, context) => {
    const surplus = MESSAGES.booking.examples.surplus(context)
    const open = serverTexts(context.edition, language)('mail.booking.open')
    const mailIn = (state: 'held' | 'cancelled') =>
      writeMail('booking', { ...surplus, booking: { ...surplus.booking, state } }, context).text
    expect(mailIn('held')).toContain(open)
    expect(mailIn('cancelled')).not.toContain(open)
  },
)

it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'A hold that was extended ends without an offer of more time: %s of %s',
  (language, _, context) => {
    const t = serverTexts(context.edition, language)
    const ending = MESSAGES.booking.examples.ending(context)
    const first = writeMail('booking', ending, context)
    const last = writeMail('booking', { ...ending, booking: { ...ending.booking, isExtended: true } }, context)
    expect(last.subject).toBe(first.subject)
    const end = momentOf(ending.booking.deadline ?? new Date(0), context.edition)
    const offer = t('mail.booking.ending.text', end)
    expect([first.text.includes(offer), last.text.includes(offer)]).toEqual([true, false])
    expect(last.text).toContain(t('mail.booking.extended.text', end))
    expect(last.text).toContain(t('mail.booking.next.comeBy'))
  },
)

it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'A booking that ends without a deposit says how often that may be: %s of %s',
  (language, _, context) => {
    const limit = serverTexts(context.edition, language)('mail.booking.next.unpaid', { days: UNPAID_DAYS })
    const expired = MESSAGES.booking.examples.expired(context)
    const unpaid = { ...expired, booking: { ...expired.booking, paid: 0, due: 0 } }
    const uncounted = { ...unpaid, isCounted: false }
    const mails = [expired, unpaid, uncounted].map((message) => writeMail('booking', message, context).text)
    expect(mails.map((text) => text.includes(limit))).toEqual([false, true, false])
  },
)
