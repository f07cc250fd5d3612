const KEY = 'monthly-kilometres'

/** The kilometres a month that the visitor last chose on this device; null where none are stored. */
export function storedKilometres(): number | null {
  try {
    const kilometres = Number(localStorage.getItem(KEY) ?? NaN)
    return Number.isInteger(kilometres) && kilometres >= 0 ? kilometres : null
  } catch {
    return null
  }
}

/** Stores the kilometres on this device, where its storage is allowed. */
export function storeKilometres(kilometres: number): void {
  try {
    localStorage.setItem(KEY, String(kilometres))
  } catch {
    // Storage full or refused: the next page begins with the usual kilometres.
  }
}
