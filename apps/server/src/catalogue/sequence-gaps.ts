/** A gap in a sequence: the missing numbers `from` to `to`, and since when they have been missing. */
export type Gap = { from: number; to: number; since: number }

/** The ascending gaps that remain after the ascending `numbers` have arrived. */
export function fillGaps(gaps: readonly Gap[], numbers: readonly number[]): Gap[] {
  const left: Gap[] = []
  let at = 0
  for (const { from, to, since } of gaps) {
    let start = from
    for (; at < numbers.length && (numbers[at] as number) <= to; at++) {
      const number = numbers[at] as number
      if (number > start) left.push({ from: start, to: number - 1, since })
      start = Math.max(start, number + 1)
    }
    if (start <= to) left.push({ from: start, to, since })
  }
  return left
}
