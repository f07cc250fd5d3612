import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

/**
 * The language that an Accept-Language header asks for (RFC 9110): the edition's language with the highest weight, the
 * earlier of two equal ones, by its first subtag; else the edition's default.
 */
export function negotiateLanguage(
  header: string | undefined,
  edition: Pick<EditionFacts, 'languages' | 'defaultLanguage'>,
): Language {
  let best: Language = edition.defaultLanguage
  let bestWeight = 0
  for (const part of (header ?? '').split(',', 50)) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = weightOf(parameters)
    if (weight <= bestWeight) continue
    const wanted =
      range === '*' ? edition.defaultLanguage : edition.languages.find((language) => range.split('-')[0] === language)
    if (wanted === undefined) continue
    best = wanted
    bestWeight = weight
  }
  return best
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  if (q === undefined) return 1
  const weight = Number(q.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
