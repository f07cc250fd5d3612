/** The two ends of a range as texts, from typing or from a slider; empty for no bound. */
export type RangeTexts = { from: string; to: string }

/** A range as a filter; an undefined end is no bound. */
export type Range = { from: number | undefined; to: number | undefined }

/** The scale of a slider, in whole units. */
export type Scale = { min: number; max: number }

/** Reads a typed number; undefined where the text is none. */
export type ReadNumber = (text: string) => number | undefined

/** Reads both ends. */
export function readRange({ from, to }: RangeTexts, read: ReadNumber): Range {
  return { from: read(from), to: read(to) }
}

/** The positions of the two thumbs for a range: within the scale, the lower first, at its ends without a bound. */
export function thumbsOf({ from, to }: Range, { min, max }: Scale): [number, number] {
  const [low = min, high = max] = [from ?? min, to ?? max]
    .map((value) => Math.min(max, Math.max(min, value)))
    .sort((a, b) => a - b)
  return [low, high]
}

/** The error of one end: not a number, or the upper end is below the lower one. */
export type RangeProblem = 'notANumber' | 'crossed'

/** The errors of both ends; empty where both are valid. */
export function problemsOf(texts: RangeTexts, read: ReadNumber): { from?: RangeProblem; to?: RangeProblem } {
  const { from, to } = readRange(texts, read)
  const unread = (text: string, value: number | undefined) => text.trim() !== '' && value === undefined
  return {
    ...(unread(texts.from, from) ? { from: 'notANumber' } : {}),
    ...(unread(texts.to, to)
      ? { to: 'notANumber' }
      : from !== undefined && to !== undefined && from > to
        ? { to: 'crossed' }
        : {}),
  }
}

/**
 * The texts after the thumbs moved from `before` to `after`: an end that did not move keeps its text, one at its limit is
 * empty. Where the texts were crossed both follow the thumbs, which never are.
 */
export function moveThumbs(
  texts: RangeTexts,
  before: readonly [number, number],
  after: readonly [number, number],
  { min, max }: Scale,
  read: ReadNumber,
): RangeTexts {
  const crossed = problemsOf(texts, read).to === 'crossed'
  return {
    from: after[0] === before[0] && !crossed ? texts.from : after[0] === min ? '' : String(after[0]),
    to: after[1] === before[1] && !crossed ? texts.to : after[1] === max ? '' : String(after[1]),
  }
}
