/** Whole numbers from `from` to `to` that were not there when all around them were, and since when they are waited for. */
export type Gap = { from: number; to: number; since: number }

/** What is left of ascending gaps when the ascending `numbers` are taken out. */
export function withoutNumbers(gaps: readonly Gap[], numbers: readonly number[]): Gap[] {
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
