import type { ContentBlock, ContentItem, ContentValues } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { type ContentField, type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import { isText, type SomeText } from '@otosafi/domain/office/content-values'

/** The value of a content field. */
export type Value = ContentValues[string]

/** The issue of each field, by paths such as `question/fr` or `body/2/text/fr`. */
export type Errors = Readonly<Record<string, string>>

/** The value of a field that nobody has filled in. */
function emptyValue(field: ContentField): Value {
  switch (field.kind) {
    case 'text':
    case 'filters':
      return {}
    case 'flag':
      return false
    case 'blocks':
    case 'hours':
    case 'brands':
      return []
    case 'choice':
      return field.values[0] ?? ''
    case 'number':
    case 'place':
    case 'rate':
    case 'picture':
      return null
    default:
      return ''
  }
}

/** The values of a new item. */
export function emptyValues(list: ContentList): ContentValues {
  return Object.fromEntries(contentFieldsOf(list).map(([name, field]) => [name, emptyValue(field)]))
}

/** Whether a text is blank in every language. */
export function isEmptyText(text: SomeText): boolean {
  return Object.values(text).every((written) => written.trim() === '')
}

/** The values without blank blocks and blank list entries. */
export function withoutBlankBlocks(values: ContentValues): ContentValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isBlocks(value) ? filledBlocks(value) : value]),
  )
}

function isBlocks(value: Value): value is ContentBlock[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && 'kind' in each)
}

function filledBlocks(blocks: readonly ContentBlock[]): ContentBlock[] {
  return blocks
    .map((block) =>
      block.kind === 'list' ? { ...block, items: block.items.filter((item) => !isEmptyText(item)) } : block,
    )
    .filter((block) => (block.kind === 'list' ? block.items.length > 0 : !isEmptyText(block.text)))
}

/** The server's validation issues, with the paths of their fields. */
export function serverIssues(errors: readonly ProblemError[]): [path: string, issue: ProblemError][] {
  return errors.flatMap((error) => {
    const path = /^\/body\/values\/(.+)$/.exec(error.path)?.[1]
    return path === undefined ? [] : [[path, error]]
  })
}

/** Three-way merge: own edits win over concurrent changes since `base`. */
export function mergeContent(
  base: ContentItem['values'],
  mine: ContentItem['values'],
  theirs: ContentItem['values'],
): ContentItem['values'] {
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, mergeValue(base[name], mine[name], theirs[name])]),
  ) as ContentItem['values']
}

function mergeValue(base: Value | undefined, mine: Value | undefined, theirs: Value | undefined): Value | undefined {
  if (isSame(base, mine)) return theirs
  if (!isSomeText(mine) || !isSomeText(theirs) || !isSomeText(base)) return mine
  // Translated texts are merged by language.
  const languages = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (keyof typeof mine)[]
  return Object.fromEntries(
    languages.map((language) => [language, isSame(base[language], mine[language]) ? theirs[language] : mine[language]]),
  )
}

function isSomeText(value: Value | undefined): value is SomeText {
  return value !== undefined && isText(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
