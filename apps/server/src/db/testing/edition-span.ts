import type { ClientBase } from 'pg'

/** A part of a plan of PostgreSQL, as far as it is checked. */
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'CTE Name'?: string
  'Subplan Name'?: string
  Alias?: string
  Output?: string[]
  Plans?: Plan[]
}

/**
 * How far a statement reaches in the tables whose key begins with the edition: into `one` edition, into `any`, each row by
 * itself or with others of its edition, or so that rows of two editions meet (`across`).
 */
export type EditionSpan = 'one' | 'any' | 'across'

type Statement = { sql: string; parameters: readonly unknown[] }

/** Two names of the plan whose rows have the same edition; an edition itself is written `'ma'`. */
type Tie = readonly [string, string]

/** A condition that makes a {@link Tie}. */
const TIE = /^"?(\w+)"?\.edition = (?:"?(\w+)"?\.edition|('\w+')::text)$/

/** A look into the rows of a subquery that PostgreSQL reads once: in which subquery, and in which of its columns. */
const LOOKUP = /"?(\w+)"?\.edition = \(hashed (SubPlan \d+)\)\.col(\d+)/g

/** Determines from PostgreSQL's plans whether a statement reads rows of one edition or across editions. */
export async function spansOn(client: ClientBase): Promise<(statement: Statement) => Promise<EditionSpan>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     join pg_index on indrelid = pg_class.oid and indisprimary
     join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0] and attname = 'edition'
     where relnamespace = current_schema()::regnamespace`,
  )
  const tables = new Set(rows.map(({ name }) => name))
  const isRead = (plan: Plan) => plan['Node Type'] !== 'ModifyTable' && tables.has(plan['Relation Name'] ?? '')
  return async ({ sql, parameters }) => {
    const answer = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (verbose, format json) ${sql}`,
      values: [...parameters],
    })
    const parts = answer.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => partsOf(plan)))
    const groupOf = groupsOf(
      parts.flatMap((part) => [...tiesOf(part), ...tiesOfLookups(part, parts), ...tiesOfName(part, parts, isRead)]),
    )
    const groups = new Set(parts.filter(isRead).map(({ Alias: alias = '' }) => groupOf(alias)))
    if (groups.size > 1) return 'across'
    const [group] = groups
    return group === undefined || group.startsWith("'") ? 'one' : 'any'
  }
}

function partsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(partsOf)]
}

/** The ties that a part's conditions make. */
function tiesOf(part: Plan): Tie[] {
  return Object.entries(part)
    .flatMap(([name, value]) => (/(?:Cond|Filter)$/.test(name) && typeof value === 'string' ? conditionsIn(value) : []))
    .flatMap((condition) => {
      const [, name, other, value] = TIE.exec(condition) ?? []
      return name === undefined ? [] : [[name, other ?? value ?? ''] as const]
    })
}

/** The ties between what a part reads and the subqueries into which it looks: each row finds those of its own edition alone. */
function tiesOfLookups(part: Plan, all: readonly Plan[]): Tie[] {
  const texts = Object.entries(part).flatMap(([name, value]) =>
    /(?:Cond|Filter|Output)$/.test(name) ? [value].flat().filter((each) => typeof each === 'string') : [],
  )
  return [...texts.join().matchAll(LOOKUP)].map(([, name = '', subplan, column]) => {
    const { Output: output = [] } = all.find((each) => each['Subplan Name'] === subplan) ?? {}
    return [name, /^"?(\w+)"?\.edition$/.exec(output[Number(column) - 1] ?? '')?.[1] ?? '']
  })
}

/** The parts of a condition that all hold, without what is in parentheses within them: `((a) AND (b))` has two. */
function conditionsIn(condition: string): string[] {
  let depth = 0
  let text = ''
  for (const character of condition) {
    if (character === '(') depth += 1
    if (depth <= 2) text += character
    if (character === ')') depth -= 1
  }
  const parts = /\(([^()]*)\)/g
  return text.replaceAll(parts, '').includes(' OR ') ? [] : [...text.matchAll(parts)].map(([, part = '']) => part)
}

/** The name of a subquery stands for the first thing that it reads. */
function tiesOfName(part: Plan, all: readonly Plan[], isRead: (plan: Plan) => boolean): Tie[] {
  const source =
    part['Node Type'] === 'CTE Scan' ? all.find((each) => each['Subplan Name'] === `CTE ${part['CTE Name']}`) : part
  if (source === undefined || (source === part && part['Node Type'] !== 'Subquery Scan')) return []
  const first = partsOf(source).find((each) => isRead(each) || each['Node Type'] === 'CTE Scan')
  return [[part.Alias ?? '', first?.Alias ?? '']]
}

/** Names the group of whatever is tied, by its edition where it has one: the quote sorts before letters. */
function groupsOf(ties: readonly Tie[]): (name: string) => string {
  const groups = new Map<string, string>()
  const groupOf = (name: string) => groups.get(name) ?? name
  for (const [name, other] of ties) {
    const [kept = '', former = ''] = [groupOf(name), groupOf(other)].sort()
    groups.set(name, kept).set(other, kept)
    for (const [each, group] of groups) if (group === former) groups.set(each, kept)
  }
  return groupOf
}
