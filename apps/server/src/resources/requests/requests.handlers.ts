import type { EditionFacts } from '@otosafi/editions/edition'
import { toE164 } from '@otosafi/validators/to-e164'

import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { cleanText } from '../clean-text.ts'
import { takeRequest } from './take-request.ts'

/** What visitors ask of the team (spec sections 5 and 7). */
export function createRequestHandlers({
  clock,
}: ApiServices): HandlersOf<'createQuestion' | 'createCallback' | 'createWantedCar' | 'createContactQuery'> {
  const now = () => new Date(clock())
  return {
    async createQuestion({ body: { message, name, email } }, context) {
      const fields = {
        message: cleanText(message),
        ...optionalText({ name }),
        ...(email === undefined ? {} : { email }),
      }
      return takeRequest({ kind: 'question', fields, email }, context, now())
    },

    async createCallback({ body: { name, phone, car, preferredTime, message } }, context) {
      const { edition, write } = context
      if (car !== undefined) await requireKnownCar(write, edition, car)
      const fields = {
        name: cleanText(name),
        phone: normalised(phone, edition),
        ...(preferredTime === undefined ? {} : { preferredTime }),
        ...optionalText({ message }),
      }
      return takeRequest({ kind: 'callback', fields, car }, context, now())
    },

    async createWantedCar({ body: { fullName, phone, email, wanted, message } }, context) {
      const fields = {
        fullName: cleanText(fullName),
        phone: normalised(phone, context.edition),
        ...(email === undefined ? {} : { email }),
        wanted,
        ...optionalText({ message }),
      }
      return takeRequest({ kind: 'wantedCar', fields, email }, context, now())
    },

    async createContactQuery({ body: { name, email, phone, subject, message } }, context) {
      const fields = {
        name: cleanText(name),
        email,
        ...(phone === undefined ? {} : { phone: normalised(phone, context.edition) }),
        ...optionalText({ subject }),
        message: cleanText(message),
      }
      return takeRequest({ kind: 'contactQuery', fields, email }, context, now())
    },
  }
}

/** The texts that were given, cleaned. */
function optionalText(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === undefined ? [] : [[field, cleanText(text)]])),
  )
}

/** A number as it is stored. What the rules let pass can be read; a number that could not would be kept as typed. */
function normalised(phone: string, edition: EditionFacts): string {
  return toE164(phone, edition.phone) ?? phone
}

async function requireKnownCar(write: Write, { id: edition }: EditionFacts, car: string): Promise<void> {
  const row = await write
    .selectFrom('cars')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', car)
    .executeTakeFirst()
  if (row === undefined) throw new Problem('validation_failed', { errors: [{ path: '/body/car', code: 'invalid' }] })
}
