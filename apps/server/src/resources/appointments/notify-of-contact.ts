import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Write } from '../../db/in-transaction.ts'
import { maskContact } from '../../logging/security-events.ts'
import type { ContactChange } from './contact.ts'
import { writeToVisitor } from './write-to-visitor.ts'

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
  context: { edition: EditionFacts; origin: string },
  now: Date,
): Promise<void> {
  const ends = [
    { news: 'here', at: to },
    { news: 'elsewhere', at: former },
  ] as const
  for (const { news, at } of ends) {
    const facts = { about, reference, car, news, masked: maskContact(to.destination), link }
    const message = { facts, expiresAt: null } as const
    await writeToVisitor('contactChange', write, { ...at, language }, message, context, now)
  }
}
