import type { TFunction } from 'i18next'

/** The server counts what a list has up to so many. */
const MOST_COUNTED = 10_000

/** How much a list has: `found` says `total` in words, which is not all where no more was counted. */
export function foundText(total: number, found: string, t: TFunction): string {
  return total < MOST_COUNTED ? found : t('shell.atLeast', { found })
}
