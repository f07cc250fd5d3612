import type { EditionFacts } from '@otosafi/editions/edition'
import type { OfficeLanguage } from '@otosafi/editions/language'
import type { MailRow } from '@otosafi/messages/mail-document'

import type { Write } from '../db/in-transaction.ts'
import { cleanText } from './clean-text.ts'

/** Something that the team can do, with the words on its button. */
export type TeamAct = {
  action: string
  label: string
  reason: 'none' | 'optional' | 'needed'
  /** Further input; none by default. */
  fields?: readonly TeamField[]
}

/**
 * A field of an act's form: a text of one line or several, a whole amount of money, a date and time in the edition's time zone, a
 * checkbox, or a choice of options. `value` is its initial value, `most` its maximum length. Consecutive fields of one `group` are
 * shown under that heading.
 */
export type TeamField = {
  name: string
  label: string
  isNeeded: boolean
  group?: string
  value?: string
  most?: number
} & (
  | { kind: 'text' | 'lines' | 'amount' | 'moment' | 'tick' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
)

/** The most characters of a text of several lines, and of any other field that says nothing else. */
const MAX_LINES = 3000
const MAX_TYPED = 300

/** How many characters a field takes. */
export function mostIn({ kind, most }: TeamField): number {
  return most ?? (kind === 'lines' ? MAX_LINES : MAX_TYPED)
}

/** The first of some fields in which more was typed than it takes, and how much that is; undefined where there is none. */
export function overlongField(
  fields: readonly TeamField[],
  typed: ReadonlyMap<string, string>,
): { label: string; most: number } | undefined {
  const found = fields.find((field) => cleanText(typed.get(field.name) ?? '').length > mostIn(field))
  return found && { label: found.label, most: mostIn(found) }
}

/** The form value of a ticked box. */
export const TICKED = 'yes'

/** A request, booking, visit or sale as the team's page shows it. */
export type TeamCase = {
  title: string
  reference: string
  language: OfficeLanguage
  rows: readonly MailRow[]
  /** Whether nothing has happened since the link was made. */
  isCurrent: boolean
  acts: readonly TeamAct[]
  /** The confirmation after an act, where the next link does not come by mail. */
  done?: string
  /** Pictures to look at, by their keys. */
  photos?: readonly string[]
  /** Does one of them, with what was typed; null where something else was faster, and a text where that cannot be read. */
  act: (
    action: string,
    reason: string | undefined,
    typed: ReadonlyMap<string, string>,
  ) => Promise<Pick<TeamCase, 'rows'> | { problem: string } | null>
}

/** A case in its present state, for every reader. */
export type TeamView = Omit<TeamCase, 'isCurrent'>

/** Shows the team the case of a row, with the acts that it allows. */
export type ShowToTeam<Row> = (
  write: Write,
  row: Row,
  context: { edition: EditionFacts; origin: string },
) => Promise<TeamView>

/** The target of an expired link of the team: the page says that alone. */
export type EndedCase = { endedIn: OfficeLanguage }

/** Finds the case of a link by its secret; null where that is unknown. */
export type FindTeamCase = (
  write: Write,
  token: string,
  context: { edition: EditionFacts; origin: string },
) => Promise<TeamCase | EndedCase | null>
