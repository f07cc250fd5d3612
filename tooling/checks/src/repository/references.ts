import { posix } from 'node:path'

const RULES = 'tooling/decisions/product/'
const RECORDS = 'tooling/decisions/'

/** Files in which people refer to rules and records, or to documents by their names. */
const TEXT = /\.(?:ts|tsx|mjs|cjs|css|json|ya?ml|md|sql)$/

/** Written by machines, copied from the pages, or holding samples of what this check finds. */
const LEFT_OUT = /^pnpm-lock\.yaml$|\/recorded\/|^tooling\/checks\/src\/repository\/(?:references|records\.test)/

/** Between two words: a space, or the end of a line of a comment. */
const GAP = String.raw`(?: |-|\s*\n\s*(?:\*|--|//|#|>)?\s*)`

/** A rule is cited as `P-16`, a record as `record 0016`. */
const CITED = new RegExp(String.raw`\bP-\d+\b|\b[Rr]ecord${GAP}0\d*\b`, 'g')

/** References that no file could answer: other spellings, and numbers of a document that is not in the repository. */
const UNANSWERABLE = new RegExp(
  [
    String.raw`\b(?:[Dd]ecisions?|ADR|[Ss]pec|[Ss]pec sections?|[\w-]+\.md)${GAP}\d+\b`,
    String.raw`\b[Rr]ecords${GAP}0\d+`,
    String.raw`\b[Tt]he spec\b`,
    String.raw`\b[Ss]pec sections?\b`,
    String.raw`\b(?:[Ff]acts|[Ss]ections?|[Cc]hapters?)${GAP}\d+\.\d`,
    String.raw`§ ?\d`,
  ].join('|'),
  'g',
)

/** Documents by their names. */
const DOCUMENT = /(?<![\w/<>*…-])[\w-]+\.md\b/g

/** The ids that the repository's rules (`P-16`) and records (`record 0016`) have, by the names of their files. */
export function knownIds(paths: readonly string[]): Set<string> {
  const ids = new Set<string>()
  for (const path of paths) {
    const rule = /^(P-\d\d)-[a-z\d-]+\.md$/.exec(path.startsWith(RULES) ? path.slice(RULES.length) : '')
    const record = /^(\d{4})-[a-z\d-]+\.md$/.exec(path.startsWith(RECORDS) ? path.slice(RECORDS.length) : '')
    if (rule?.[1]) ids.add(rule[1])
    if (record?.[1]) ids.add(`record ${record[1]}`)
  }
  return ids
}

/**
 * The references in `text` (`path:line: reference`) that lead nowhere: to a rule or record that is not among `ids`, to a
 * document of which no file among `paths` has the name, or in a spelling that this repository does not use.
 */
export function deadReferences(
  path: string,
  text: string,
  { ids, paths }: { ids: ReadonlySet<string>; paths: readonly string[] },
): string[] {
  if (!TEXT.test(path) || LEFT_OUT.test(path)) return []
  const cited = [...text.matchAll(CITED)].filter(([id]) => !ids.has(oneSpelling(id)))
  const documents = [...text.matchAll(DOCUMENT)].filter(
    ([name]) => !paths.some((file) => posix.basename(file) === name),
  )
  const found = [...cited, ...documents, ...text.matchAll(UNANSWERABLE)]
  const lineOf = (index: number) => text.slice(0, index).split('\n').length
  return found.map(({ 0: words, index }) => `${path}:${lineOf(index)}: ${oneSpelling(words)}`)
}

/** A reference on one line, as `knownIds` writes it. */
function oneSpelling(words: string): string {
  return words.replace(new RegExp(GAP), words.startsWith('P-') ? '-' : ' ').replace('Record', 'record')
}
