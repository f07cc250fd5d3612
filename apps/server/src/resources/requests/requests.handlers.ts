import type { EditionFacts } from '@otosafi/editions/edition'
import { type Language, officeLanguageOf } from '@otosafi/editions/language'

import { yearOfEdition } from '../../clock.ts'
import type { HandlersOf, WriteContext } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { cleanText } from '../clean-text.ts'
import { optionalText } from './cleaned-fields.ts'
import { takeRequest } from './take-request.ts'
import { wantedCarWords } from './wanted-car.ts'

/** Requests to the team (P-45). */
export function createRequestHandlers({
  clock,
  search,
}: ApiServices): HandlersOf<
  'createQuestion' | 'createCallback' | 'createWantedCar' | 'createContactQuery' | 'createCarProblem'
> {
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

    async createCallback({ body: { name, phone, car, preferredTime, language, message } }, received) {
      const context = inLanguage(received, language)
      const { edition, write } = context
      if (car !== undefined && !(await isKnownCar(write, edition, car)))
        throw new Problem('validation_failed', { errors: [{ path: '/body/car', code: 'invalid' }] })
      const fields = {
        name: cleanText(name),
        phone,
        ...(preferredTime === undefined ? {} : { preferredTime }),
        ...optionalText({ message }),
      }
      return takeRequest({ kind: 'callback', fields, car }, context, now())
    },

    async createWantedCar({ body: { fullName, phone, email, preferredTime, language, wanted, message } }, received) {
      const context = inLanguage(received, language)
      const fields = {
        fullName: cleanText(fullName),
        phone,
        ...(email === undefined ? {} : { email }),
        ...(preferredTime === undefined ? {} : { preferredTime }),
        wanted,
        ...optionalText({ message }),
      }
      const wantedWords = wantedCarWords(wanted, {
        edition: context.edition,
        language: officeLanguageOf(context.language),
        reference: search.reference,
        year: yearOfEdition(context.edition, clock()),
      })
      return takeRequest({ kind: 'wantedCar', fields, email, wantedWords }, context, now())
    },

    async createContactQuery({ body: { name, email, phone, subject, message } }, context) {
      const fields = {
        name: cleanText(name),
        email,
        ...(phone === undefined ? {} : { phone }),
        ...optionalText({ subject }),
        message: cleanText(message),
      }
      return takeRequest({ kind: 'contactQuery', fields, email }, context, now())
    },

    async createCarProblem({ path: { id: car }, body: { reason, message, email, phone } }, context) {
      if (!(await isKnownCar(context.write, context.edition, car))) throw notFound('car')
      const fields = {
        reason,
        message: cleanText(message),
        ...(email === undefined ? {} : { email }),
        ...(phone === undefined ? {} : { phone }),
      }
      return takeRequest({ kind: 'carProblem', fields, car, email }, context, now())
    },
  }
}

/** The request in the language that was chosen for it, which must be one of the edition's. */
function inLanguage(context: WriteContext, language: Language = context.language): WriteContext {
  if (!context.edition.languages.includes(language))
    throw new Problem('validation_failed', { errors: [{ path: '/body/language', code: 'option' }] })
  return { ...context, language }
}

/** Whether visitors know a car: also one that was withdrawn while the request was written, or waited for a connection. */
async function isKnownCar(write: Write, { id: edition }: EditionFacts, car: string): Promise<boolean> {
  const row = await write
    .selectFrom('stock')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', car)
    .where(({ eb, or }) => or([eb('is_listed', '=', true), eb('withdrawn_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}
