/** How two samples compare. */
export type Comparison = {
  /** The probability that a value of the first is greater than one of the second; 0.5 where they are alike. */
  share: number
  /** The probability of a difference as large as this, or larger, where there is none (two-sided, normal approximation). */
  p: number
}

/** The Mann–Whitney U test with the correction for ties. Throws a RangeError for an empty sample. */
export function compareSamples(first: readonly number[], second: readonly number[]): Comparison {
  if (first.length === 0 || second.length === 0) throw new RangeError('A sample is empty')
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end++
    const tied = end - start
    const rank = (start + 1 + end) / 2
    ties += tied ** 3 - tied
    for (let place = start; place < end; place++) if (all[place]?.isFirst) rankSum += rank
    start = end
  }
  const [n, m] = [first.length, second.length]
  const u = rankSum - (n * (n + 1)) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))))
  const z = deviation === 0 ? 0 : (u - (n * m) / 2) / deviation
  return { share: u / (n * m), p: 2 * upperTail(Math.abs(z)) }
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const sum = t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return Math.min(1, Math.exp((-z * z) / 2) * sum * 0.398_942_280_401)
}
