import type { LocalizedText } from '../car/car.ts'
import type { Block } from '../content/content.ts'
import { readEmail } from '../reading/read-email.ts'
import type { Hours } from '../visits/slots.ts'
import { type ContentField, type ContentList, contentFieldsOf } from './content-lists.ts'
import { type ContentRecord, isFilters, isMapPlace, isRateRange } from './content-records.ts'

/** A text in the languages that it has so far. */
export type SomeText = Partial<LocalizedText>
type LanguageCode = keyof LocalizedText

/** The value of a field of an item. */
export type ContentValue =
  | SomeText
  | ContentRecord
  | Block<SomeText>[]
  | Hours[]
  | string[]
  | string
  | number
  | boolean
  | null
export type ContentValues = Readonly<Record<string, ContentValue>>

/** An issue of a value: its path, such as `question/fr` or `body/2/items/0/fr`, and the code of the issue. */
export type ContentIssue = {
  path: string
  code: 'required' | 'invalid' | 'option' | 'numberBetween' | 'endsBeforeItBegins'
  min?: number
  max?: number
}

/** By what one knows an item: its first field, in the edition's first language, or in English that has no other yet. */
export function nameOfContent(list: ContentList, values: ContentValues, first: LanguageCode): string {
  const [naming] = contentFieldsOf(list)
  const value = values[naming?.[0] ?? ''] ?? ''
  if (typeof value === 'string') return value
  return isText(value) ? (value[first] ?? value.en ?? '') : ''
}

/** The texts of a value, by their paths within it: the empty path for the value itself. */
export function textsIn(value: ContentValue): [path: string, text: SomeText][] {
  if (Array.isArray(value))
    return value.flatMap((each, at): [string, SomeText][] => {
      if (typeof each === 'string' || 'day' in each) return []
      if (each.kind === 'list') return each.items.map((item, place) => [`/${at}/items/${place}`, item])
      return [[`/${at}/text`, each.text]]
    })
  return isText(value) ? [['', value]] : []
}

/** A value with each of its texts changed. */
export function mapTexts<Value extends ContentValue>(value: Value, change: (text: SomeText) => SomeText): Value {
  if (Array.isArray(value))
    return value.map((each) => {
      if (typeof each === 'string' || 'day' in each) return each
      return each.kind === 'list' ? { ...each, items: each.items.map(change) } : { ...each, text: change(each.text) }
    }) as Value
  return (isText(value) ? change(value) : value) as Value
}

const TEXT_LANGUAGES = {
  en: true,
  fr: true,
  ar: true,
  zu: true,
  xh: true,
  rw: true,
  wo: true,
} as const satisfies Record<LanguageCode, true>

/** Whether a value is a text in languages, also in none yet. */
export function isText(value: ContentValue): value is SomeText {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((key) => Object.hasOwn(TEXT_LANGUAGES, key))
}

/**
 * The values of an item without the English that merely stands for texts of `first`, the edition's first language: where a long text reads
 * the same in both, or all texts do. Names may well be the same.
 */
export function withoutStandIns(list: ContentList, values: ContentValues, first: LanguageCode): ContentValues {
  if (first === 'en') return values
  const fields = contentFieldsOf(list)
  const isSame = (text: SomeText) => text.en !== undefined && text.en === text[first]
  const isUntranslated = fields.every(([name]) => textsIn(values[name] ?? null).every(([, text]) => isSame(text)))
  const withoutEnglish = (text: SomeText): SomeText => {
    const { en: _, ...others } = text
    return isSame(text) ? others : text
  }
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const value = values[name] ?? null
      const isLong = field.kind === 'blocks' || (field.kind === 'text' && field.isLong)
      return [name, isLong || isUntranslated ? mapTexts(value, withoutEnglish) : value]
    }),
  )
}

/** The languages among `languages` in which some text of an item is not written. */
export function missingLanguages(
  list: ContentList,
  values: ContentValues,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const texts = contentFieldsOf(list).flatMap(([name]) => textsIn(values[name] ?? null).map(([, text]) => text))
  return languages.filter((language) => texts.some((text) => !text[language]?.trim()))
}

/**
 * All that is wrong with the values of an item, as far as they tell. Every text must be written in `first`, the edition's first language;
 * the others may follow later.
 */
export function issuesOf(list: ContentList, values: ContentValues, first: LanguageCode): ContentIssue[] {
  return contentFieldsOf(list).flatMap(([name, field]) =>
    issuesOfValue(field, values[name] ?? null, first).map((issue) => ({ ...issue, path: name + issue.path })),
  )
}

function issuesOfValue(field: ContentField, value: ContentValue, first: LanguageCode): ContentIssue[] {
  const wrong = (code: ContentIssue['code'], path = ''): ContentIssue[] => [{ path, code }]
  switch (field.kind) {
    case 'text':
      if (!isText(value)) return wrong('required', `/${first}`)
      return [...issuesOfText(value, field.most, first), ...issuesOfParagraphs(value, field.paragraphs)]
    case 'line':
      if (typeof value !== 'string' || value.trim() === '') return wrong('required')
      return value.length > field.most ? wrong('invalid') : []
    case 'choice':
      return field.values.some((each) => each === value) ? [] : wrong('option')
    case 'number': {
      if (value === null) return field.isOptional ? [] : wrong('required')
      const { min, max } = field
      const isWithin = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      return isWithin ? [] : [{ path: '', code: 'numberBetween', min, max }]
    }
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('invalid')
    case 'day':
      return typeof value === 'string' && isDay(value)
        ? []
        : wrong(value === null || value === '' ? 'required' : 'invalid')
    case 'phone':
      return typeof value === 'string' && E164.test(value) ? [] : wrong(value ? 'invalid' : 'required')
    case 'email':
      return typeof value === 'string' && readEmail(value) === value ? [] : wrong(value ? 'invalid' : 'required')
    case 'address':
      return typeof value === 'string' && isAddress(value) ? [] : wrong(value ? 'invalid' : 'required')
    case 'picture':
      if (value === null) return field.isOptional ? [] : wrong('required')
      return typeof value === 'string' && isKey(value) ? [] : wrong('invalid')
    case 'place':
      return isMapPlace(value) ? [] : wrong(value === null ? 'required' : 'invalid')
    case 'rate':
      return value === null || isRateRange(value) ? [] : wrong('invalid')
    case 'filters':
      return isFilters(value) ? [] : wrong(value === null || Object.keys(value).length === 0 ? 'required' : 'invalid')
    case 'city':
      return typeof value === 'string' && value !== '' ? [] : wrong('required')
    case 'brands':
      return isListOfSlugs(value) ? [] : wrong('invalid')
    case 'blocks':
      return issuesOfBlocks(value, first)
    case 'hours':
      return issuesOfHours(value)
    default:
      throw new Error('There is no such field')
  }
}

/** The longest texts of blocks, characters. */
const LONGEST = { heading: 300, paragraph: 5000, list: 1000 }

const E164 = /^\+[1-9]\d{6,14}$/

function issuesOfText(text: SomeText, most: number, first: LanguageCode): ContentIssue[] {
  if (!text[first]?.trim()) return [{ path: `/${first}`, code: 'required' }]
  const tooLong = Object.entries(text).filter(([, written]) => written.length > most)
  return tooLong.map(([language]) => ({ path: `/${language}`, code: 'invalid' }))
}

function issuesOfParagraphs(text: SomeText, most = Number.POSITIVE_INFINITY): ContentIssue[] {
  const tooMany = Object.entries(text).filter(([, written]) => written.split(/\n{2,}/).length > most)
  return tooMany.map(([language]) => ({ path: `/${language}`, code: 'invalid' }))
}

function issuesOfBlocks(value: ContentValue, first: LanguageCode): ContentIssue[] {
  if (!Array.isArray(value) || value.length === 0) return [{ path: '', code: 'required' }]
  if (value.some((each) => typeof each === 'string' || 'day' in each)) return [{ path: '', code: 'invalid' }]
  return value.flatMap((block, at) =>
    typeof block === 'object' && 'kind' in block
      ? textsIn([block]).flatMap(([path, text]) =>
          issuesOfText(text, LONGEST[block.kind], first).map((issue) => ({
            ...issue,
            path: `/${at}${path.slice('/0'.length)}${issue.path}`,
          })),
        )
      : [],
  )
}

/** Hours may leave days out, and come twice a day where a break lies between them. */
function issuesOfHours(value: ContentValue): ContentIssue[] {
  if (!Array.isArray(value)) return [{ path: '', code: 'invalid' }]
  return value.flatMap((hours, at): ContentIssue[] => {
    if (typeof hours === 'string' || !('day' in hours)) return [{ path: `/${at}`, code: 'invalid' }]
    if (hours.closes <= hours.opens) return [{ path: `/${at}/closes`, code: 'endsBeforeItBegins' }]
    const overlaps = value.some(
      (other, place) =>
        place < at &&
        typeof other === 'object' &&
        'day' in other &&
        other.day === hours.day &&
        other.opens < hours.closes &&
        hours.opens < other.closes,
    )
    return overlaps ? [{ path: `/${at}/opens`, code: 'invalid' }] : []
  })
}

function isAddress(text: string): boolean {
  return text.length <= 500 && URL.parse(text)?.protocol === 'https:'
}

function isKey(text: string): boolean {
  return text.length <= 200 && /^[\w-]+(?:\/[\w-]+)*$/.test(text)
}

/** The most brands that an item speaks of. */
const MAX_BRANDS = 20

function isListOfSlugs(value: ContentValue): boolean {
  if (!Array.isArray(value) || value.length > MAX_BRANDS) return false
  return new Set<unknown>(value).size === value.length && value.every((each) => typeof each === 'string')
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
