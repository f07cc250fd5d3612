import { distancesToBeginnings } from './edit-distance.ts'
import { brandFinder } from './meaning.ts'
import { normaliseText } from './normalise.ts'
import { ARTICLE, digitsOf, typosIn } from './term-index.ts'
import type { TextEntry } from './text-entry.ts'

/** Suggestions are brands, models and cities, in this order where they are equal otherwise. */
const KINDS = ['brand', 'model', 'city'] as const
export type SuggestionKind = (typeof KINDS)[number]

/** A choice that a text may become, with its number of cars. `parent` is the brand of a model. */
export type TextSuggestion = { kind: SuggestionKind; value: string; parent: string | null; count: number }

/**
 * Completions of `q`, best first: names that begin with it, then names of which a word does, then names that do so with a
 * typo; within each, most cars first. A completion for which `countOf` returns no car is left out.
 */
export type Suggest = (q: string, countOf: (kind: SuggestionKind, value: string) => number) => TextSuggestion[]

/** The most suggestions at once. */
const MAX_SUGGESTIONS = 8

/** How well a name fits, best first. */
const FITS = { beginning: 0, word: 1, typo: 2 } as const
type Fit = (typeof FITS)[keyof typeof FITS]

/**
 * A suffix of a name that may be typed, normalised and without spaces. A model's name may have its brand in front, of
 * `inFront` letters: the brand alone then completes to its models.
 */
type Start = { text: string; fit: Fit; inFront: number }
type Choice = Omit<TextSuggestion, 'count'> & { starts: readonly Start[] }

/** Makes the suggestions from the brands, models and cities of `entries`. A model is also found behind its brand. */
export function createSuggester(entries: readonly TextEntry[]): Suggest {
  const choices = choicesOf(entries)
  return (q, countOf) => {
    const typed = variantsOf(normaliseText(q).replaceAll(' ', ''))
    if (typed.length === 0) return []
    const available = choices
      .map((choice) => ({ choice, count: countOf(choice.kind, choice.value) }))
      .filter(({ count }) => count > 0)
    const take = (fitOf: FitOf): Found[] =>
      available.flatMap((each) => {
        const fits = typed.map((text) => fitOf(each.choice.starts, text)).filter((fit) => fit !== null)
        return fits.length === 0 ? [] : [{ ...each, fit: Math.min(...fits) }]
      })
    const right = take(fitWithoutTypo)
    // Where there are exact completions, a mistyped last letter more likely begins another word.
    const near = right.length >= MAX_SUGGESTIONS ? [] : take(right.length === 0 ? fitWithTypo : fitWithInnerTypo)
    const found = [...right, ...missing(near, right)]
    return found
      .sort(
        (a, b) =>
          a.fit - b.fit ||
          b.count - a.count ||
          KINDS.indexOf(a.choice.kind) - KINDS.indexOf(b.choice.kind) ||
          (a.choice.value < b.choice.value ? -1 : 1),
      )
      .slice(0, MAX_SUGGESTIONS)
      .map(({ choice: { kind, value, parent }, count }) => ({ kind, value, parent, count }))
  }
}

type FitOf = (starts: readonly Start[], text: string) => Fit | null
type Found = { choice: Choice; count: number; fit: number }

function missing(found: readonly Found[], before: readonly Found[]): Found[] {
  const known = new Set(before.map(({ choice }) => choice))
  return found.filter(({ choice }) => !known.has(choice))
}

/** With the Arabic article and without it. */
function variantsOf(text: string): string[] {
  const bare = text.startsWith(ARTICLE) ? text.slice(ARTICLE.length) : ''
  return [text, ...(bare.length > 1 ? [bare] : [])].filter((variant) => variant !== '')
}

function fitWithoutTypo(starts: readonly Start[], text: string): Fit | null {
  let best: Fit | null = null
  for (const start of starts) {
    if (text.length < start.inFront || !start.text.startsWith(text)) continue
    const fit = text.length === start.inFront ? FITS.word : start.fit
    if (best === null || fit < best) best = fit
  }
  return best
}

function fitWithInnerTypo(starts: readonly Start[], text: string): Fit | null {
  return nearFit(starts, text, (beginning) => beginning.at(-1) === text.at(-1))
}

function fitWithTypo(starts: readonly Start[], text: string): Fit | null {
  return nearFit(starts, text, () => true)
}

function nearFit(starts: readonly Start[], text: string, mayBe: (beginning: string) => boolean): Fit | null {
  const limit = typosIn(text)
  const digits = digitsOf(text)
  const isNear = (start: Start): boolean => {
    if (text.length < start.inFront || text.length > start.text.length + limit) return false
    return distancesToBeginnings(text, start.text.slice(0, text.length + limit), limit).some((distance, length) => {
      const beginning = start.text.slice(0, length)
      return distance <= limit && digitsOf(beginning) === digits && mayBe(beginning)
    })
  }
  return limit > 0 && starts.some(isNear) ? FITS.typo : null
}

function choicesOf(entries: readonly TextEntry[]): Choice[] {
  const brands = new Map(entries.filter(({ kind }) => kind === 'brand').map((entry) => [entry.value, entry]))
  const brandOf = brandFinder([...brands.keys()])
  return entries.flatMap(({ kind, value, names }) => {
    if (!isSuggested(kind)) return []
    const parent = kind === 'model' ? brandOf(value) || null : null
    const behind = parent === null ? [] : (brands.get(parent)?.names ?? [])
    const starts = names.flatMap((name) => [
      ...startsOf(name),
      ...behind.map((brand) => ({
        text: joined(brand) + joined(name),
        fit: FITS.beginning,
        inFront: joined(brand).length,
      })),
    ])
    return [{ kind, value, parent, starts }]
  })
}

function isSuggested(kind: TextEntry['kind']): kind is SuggestionKind {
  return KINDS.some((each) => each === kind)
}

function startsOf(name: string): Start[] {
  const words = normaliseText(name).split(' ').filter(Boolean)
  return words.flatMap((word, at) => {
    const rest = words.slice(at).join('')
    const starts: Start[] = [{ text: rest, fit: at === 0 ? FITS.beginning : FITS.word, inFront: 0 }]
    const hasArticle = word.startsWith(ARTICLE) && word.length > ARTICLE.length
    return hasArticle ? [...starts, { text: rest.slice(ARTICLE.length), fit: FITS.word, inFront: 0 }] : starts
  })
}

function joined(name: string): string {
  return normaliseText(name).replaceAll(' ', '')
}
