import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { writeMail, writeSms } from '@otosafi/messages/write-message'

import type { Write } from '../../db/in-transaction.ts'
import { maskContact } from '../../logging/security-events.ts'
import { enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import type { ContactChange } from './reached.ts'

/** A booking or visit whose messages go elsewhere from now on. `link` is the secret of the visitor's link to its page. */
type Changed = {
  about: 'booking' | 'visit'
  row: { language: Language; reference: string; car_name: string }
  link: string
}

/** Tells both ends of a change: the address or number that messages go to from now on, and the one that they went to. */
export async function notifyOfContact(
  write: Write,
  { about, row: { language, reference, car_name: car }, link }: Changed,
  { to, former }: ContactChange,
  { edition, origin }: { edition: EditionFacts; origin: string },
  now: Date,
): Promise<void> {
  const words = { edition, language, origin }
  const ends = [
    { news: 'here', at: to },
    { news: 'elsewhere', at: former },
  ] as const
  for (const { news, at } of ends) {
    const message = { about, reference, car, news, masked: maskContact(to.destination), link }
    if (at.channel === 'email')
      await enqueueMail(write, edition, { to: at.destination, ...writeMail('contactChange', message, words) }, now)
    else {
      const text = writeSms('contactChange', message, words)
      await enqueueSms(write, edition, { to: at.destination, text }, { now, expiresAt: null })
    }
  }
}
