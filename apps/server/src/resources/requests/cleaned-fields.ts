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
