import type { ContentBlock, ContentItem, ContentValues } from '@otosafi/api-client/office-schema'
import type { ProblemError } from '@otosafi/api-client/problem'
import { type ContentField, type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import { isText, type SomeText } from '@otosafi/domain/office/content-values'

import { isSame } from '../is-same.ts'

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

function isBlocks(value: Value | undefined): value is ContentBlock[] {
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
  if (isSomeText(base) && isSomeText(mine) && isSomeText(theirs)) return mergeTexts([base], [mine], [theirs])[0]
  if (isBlocks(base) && isBlocks(mine) && isBlocks(theirs)) return mergeBlocks(base, mine, theirs)
  return mine
}

/** Merges as many texts of each by language. */
function mergeTexts(base: readonly SomeText[], mine: readonly SomeText[], theirs: readonly SomeText[]): SomeText[] {
  const languages = [...new Set([...mine, ...theirs].flatMap((text) => Object.keys(text)))] as (keyof SomeText)[]
  const isMine = (language: keyof SomeText) =>
    !isSame(
      base.map((text) => text[language]),
      mine.map((text) => text[language]),
    )
  const own = new Set(languages.filter(isMine))
  return mine.map((text, at) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const written = own.has(language) ? text[language] : theirs[at]?.[language]
        return written === undefined ? [] : [[language, written] as const]
      }),
    ),
  )
}

/**
 * Merges blocks one by one; where somebody added or moved some, own blocks win as a whole. One that somebody removed stays
 * away, unless it was changed here.
 */
function mergeBlocks(base: ContentBlock[], mine: ContentBlock[], theirs: ContentBlock[]): ContentBlock[] {
  const own = placesOf(base, mine)
  const other = placesOf(base, theirs)
  if (own === null || other === null) return mine
  return base.flatMap((before, at) => {
    const kept = mine[own.indexOf(at)]
    const changed = theirs[other.indexOf(at)]
    if (kept === undefined) return []
    if (changed === undefined) return isSame(before, kept) ? [] : [kept]
    return [mergeBlock(before, kept, changed)]
  })
}

/** The place in `base` of each block where none was added or moved, and null where one was or that cannot be known. */
function placesOf(base: readonly ContentBlock[], blocks: readonly ContentBlock[]): number[] | null {
  if (areInPlace(base, blocks)) return blocks.map((_, at) => at)
  const said = base.map(writtenIn)
  const places = blocks.map((block) => {
    const written = writtenIn(block)
    const found = said.flatMap((texts, place) => (written.some((each) => texts.includes(each)) ? [place] : []))
    return found.length === 1 ? (found[0] ?? -1) : -1
  })
  return places.every((place, at) => place > (places[at - 1] ?? -1)) ? places : null
}

function mergeBlock(base: ContentBlock, mine: ContentBlock, theirs: ContentBlock): ContentBlock {
  if (isSame(base, mine)) return theirs
  const [before, own, other] = [textsOf(base), textsOf(mine), textsOf(theirs)]
  if (mine.kind !== theirs.kind || before.length !== own.length || own.length !== other.length) return mine
  const texts = mergeTexts(before, own, other)
  return mine.kind === 'list' ? { ...mine, items: texts } : { ...mine, text: texts[0] ?? mine.text }
}

/** Whether each block is in the place of that of `base`: none says only what another one said. */
function areInPlace(base: readonly ContentBlock[], blocks: readonly ContentBlock[]): boolean {
  const said = base.map(writtenIn)
  return (
    blocks.length === base.length &&
    blocks.every((block, at) => {
      const written = writtenIn(block)
      const isSaidAt = (place: number) => written.some((each) => said[place]?.includes(each))
      return isSaidAt(at) || !said.some((_, place) => isSaidAt(place))
    })
  )
}

function textsOf(block: ContentBlock): SomeText[] {
  return block.kind === 'list' ? block.items : [block.text]
}

/** The texts of a block, each with its language. */
function writtenIn(block: ContentBlock): string[] {
  return textsOf(block).flatMap((text) =>
    Object.entries(text).flatMap(([language, written]) => (written.trim() === '' ? [] : [`${language} ${written}`])),
  )
}

function isSomeText(value: Value | undefined): value is SomeText {
  return value !== undefined && isText(value)
}
