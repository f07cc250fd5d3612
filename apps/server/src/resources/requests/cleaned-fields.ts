import type { EditionFacts } from '@otosafi/editions/edition'
import { toE164 } from '@otosafi/validators/to-e164'

import { cleanText } from '../clean-text.ts'

/** The given texts, cleaned. */
export function optionalText<Field extends string>(
  texts: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(
    Object.entries<string | undefined>(texts).flatMap(([field, text]) =>
      text === undefined ? [] : [[field, cleanText(text)]],
    ),
  ) as Partial<Record<Field, string>>
}

/** A number in E.164. Validated numbers can always be parsed; otherwise it is stored as typed. */
export function normalised(phone: string, edition: EditionFacts): string {
  return toE164(phone, edition.phone) ?? phone
}
