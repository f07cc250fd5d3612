/** The two ends of a range in whole units, as a person typed them or a slider gave them; empty where there is no limit. */
export type RangeTexts = { from: string; to: string }

/** A range as it limits a search; an end that is undefined does not limit. */
export type Range = { from: number | undefined; to: number | undefined }

/** The scale of a slider, in whole units. */
export type Scale = { min: number; max: number }

/** Zeros of the digits that keyboards of our languages type: Latin, Arabic, extended Arabic. */
const ZEROS = [0x30, 0x660, 0x6f0]

/**
 * The whole number in a text typed by hand: digits of the Latin or Arabic keyboard, whatever separates them left out.
 * Undefined where there is no digit.
 */
export function readWholeNumber(text: string): number | undefined {
  const digits = Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    const zero = ZEROS.find((each) => code >= each && code <= each + 9)
    return zero === undefined ? '' : String(code - zero)
  }).join('')
  return digits === '' ? undefined : Number(digits)
}

/** The range that two texts mean. */
export function readRange({ from, to }: RangeTexts): Range {
  return { from: readWholeNumber(from), to: readWholeNumber(to) }
}

/** Where the two thumbs stand for a range: within the scale, the lower first, at its ends where nothing limits. */
export function thumbsOf({ from, to }: Range, { min, max }: Scale): [number, number] {
  const [low = min, high = max] = [from ?? min, to ?? max]
    .map((value) => Math.min(max, Math.max(min, value)))
    .sort((a, b) => a - b)
  return [low, high]
}

/** What is wrong with the text of one end: no number can be read, or the upper end lies below the lower one. */
export type RangeProblem = 'notANumber' | 'crossed'

/** What is wrong with each end; nothing where both can be searched for. */
export function problemsOf(texts: RangeTexts): { from?: RangeProblem; to?: RangeProblem } {
  const { from, to } = readRange(texts)
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
): RangeTexts {
  const crossed = problemsOf(texts).to === 'crossed'
  return {
    from: after[0] === before[0] && !crossed ? texts.from : after[0] === min ? '' : String(after[0]),
    to: after[1] === before[1] && !crossed ? texts.to : after[1] === max ? '' : String(after[1]),
  }
}
