import type { Review } from '../coverage.ts'
import { type Dictionary, flatten } from '../dictionary.ts'
import type { SheetRow } from './sheet-csv.ts'
import { textOfForm } from './text-of-form.ts'

/** The texts of a language by the place that keys have in its review: `common`, or `common@ma` for an edition's wording. */
export type Places = ReadonlyMap<string, Dictionary>

/** The value of the column `approved` for a confirmed text. */
export const APPROVED = 'yes'

/** All texts of a language as rows: those that wait for a native speaker first, each group in the order of its file. */
export function rowsOf(texts: Places, english: Places, review: Review): SheetRow[] {
  const doubts = new Map(review.doubtful.map(({ key, why }) => [key, why]))
  const rows = [...texts].flatMap(([place, dictionary]) => {
    const [group = ''] = place.split('@')
    const own = flatten(english.get(place) ?? {})
    const base = flatten(english.get(group) ?? {})
    return [...flatten(dictionary)].map(([path, text]): SheetRow => {
      const key = `${place}:${path}`
      return {
        key,
        english: textOfForm(own, path) ?? textOfForm(base, path) ?? '',
        text,
        correction: '',
        approved: review.confirmed[key] === text ? APPROVED : '',
        doubt: doubts.get(key) ?? '',
      }
    })
  })
  return [...rows.filter(({ approved }) => approved === ''), ...rows.filter(({ approved }) => approved !== '')]
}

/** The result of applying a returned sheet to a language. */
export type Taken = {
  texts: Places
  review: Review
  /** Rows that were not taken, each with its reason; all others were. */
  refused: string[]
}

/**
 * Takes a sheet over: corrections become the texts, approved rows are confirmed as they then stand, doubts are noted or
 * withdrawn. A row whose text has changed since the sheet was written, and a correction that loses a placeholder, are refused.
 */
export function takeSheet(rows: readonly SheetRow[], texts: Places, review: Review): Taken {
  const current = new Map([...texts].map(([place, dictionary]) => [place, flatten(dictionary)]))
  const confirmed = { ...review.confirmed }
  const doubts = new Map(review.doubtful.map(({ key, why }) => [key, why]))
  const corrections = new Map<string, string>()
  const refused: string[] = []
  for (const { key, text, correction, approved, doubt } of rows) {
    const [place = '', path = ''] = key.split(/:(.*)/s)
    const now = current.get(place)?.get(path)
    const fault = faultOf({ text, correction, approved }, now)
    if (fault !== null) {
      refused.push(`${key}: ${fault}`)
      continue
    }
    const corrected = correction.trim() === '' ? text : correction.trim()
    if (corrected !== text) corrections.set(key, corrected)
    if (isApproved(approved)) confirmed[key] = corrected
    else delete confirmed[key]
    if (doubt.trim() === '') doubts.delete(key)
    else doubts.set(key, doubt.trim())
  }
  return {
    texts: new Map([...texts].map(([place, dictionary]) => [place, corrected(dictionary, `${place}:`, corrections)])),
    review: { ...review, confirmed, doubtful: [...doubts].map(([key, why]) => ({ key, why })) },
    refused,
  }
}

function isApproved(approved: string): boolean {
  return approved.trim().toLowerCase() === APPROVED
}

function faultOf(
  { text, correction, approved }: Pick<SheetRow, 'text' | 'correction' | 'approved'>,
  now: string | undefined,
): string | null {
  if (now === undefined) return 'there is no such text any more'
  if (now !== text) return 'the text has changed since this sheet was written'
  if (approved.trim() !== '' && !isApproved(approved)) return `“approved” is ${APPROVED} or empty, not “${approved}”`
  const [expected, given] = [text, correction.trim() === '' ? text : correction].map(placeholdersOf)
  if (expected === given) return null
  return expected === '' ? 'the correction must have no placeholders' : `the correction must have ${expected}`
}

/** The placeholders of a text with their formats: `{{price, money}}`. */
function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(', ')
}

function corrected(dictionary: Dictionary, path: string, corrections: ReadonlyMap<string, string>): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).map(([key, entry]) => [
      key,
      typeof entry === 'string'
        ? (corrections.get(path + key) ?? entry)
        : corrected(entry, `${path}${key}.`, corrections),
    ]),
  )
}
