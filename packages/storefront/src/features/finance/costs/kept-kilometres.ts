const KEY = 'monthly-kilometres'

/** The kilometres a month that the visitor last chose on this device; null where none are kept. */
export function keptKilometres(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? NaN)
    return Number.isInteger(kept) && kept >= 0 ? kept : null
  } catch {
    return null
  }
}

/** Keeps the kilometres on this device, where it may keep anything. */
export function keepKilometres(kilometres: number): void {
  try {
    localStorage.setItem(KEY, String(kilometres))
  } catch {
    // Storage full or refused: the next page begins with the usual kilometres.
  }
}
