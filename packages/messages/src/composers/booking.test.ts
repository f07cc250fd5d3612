import { expect, it } from 'vitest'

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
