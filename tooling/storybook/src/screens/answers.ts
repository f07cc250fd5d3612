import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

/** One recorded answer of the API: the address below `/api`, and the body. */
export type Answer = { path: string; body: unknown }

/** Recorded answers of the API by `<edition>-<language>`; written by `record.ts`. */
const FILES = import.meta.glob<string>('./recorded/*.jsonl', { query: '?raw', import: 'default' })

/** The edition whose answers are used for one that was not recorded; for any that is not named, one that speaks as it does. */
const STANDS_IN: Readonly<Partial<Record<EditionId, EditionId>>> = { ci: 'sn', rw: 'coza', default: 'ma' }

function standInOf(edition: EditionId): EditionId {
  return STANDS_IN[edition] ?? (EDITIONS[edition].defaultLanguage === 'en' ? 'coza' : 'ma')
}

const filesOf = (edition: EditionId) => Object.keys(FILES).filter((file) => file.startsWith(`./recorded/${edition}-`))

/** The recorded answers for an edition and a language; where that language was not recorded, another of the same edition. */
export async function loadAnswers(edition: EditionId, language: Language): Promise<readonly Answer[]> {
  const own = filesOf(edition)
  const recorded = own.length > 0 ? own : filesOf(standInOf(edition))
  const file = recorded.find((each) => each.endsWith(`-${language}.jsonl`)) ?? recorded[0]
  const load = file === undefined ? undefined : FILES[file]
  if (!load) throw new Error(`No answers of the API were recorded for ${edition}: run src/screens/record.ts`)
  return parseAnswers(await load())
}

/** Reads a recording: one answer a line. */
export function parseAnswers(lines: string): Answer[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer)
}
