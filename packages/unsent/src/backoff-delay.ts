/** Milliseconds to wait after so many failed tries, the first of which is number 0: each wait is twice the one before it. */
export function backoffDelay(tries: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(longest, first * 2 ** tries)
}
