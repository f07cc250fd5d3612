const asked = Number(process.env['PROPERTY_RUNS'] ?? 0)
if (!Number.isSafeInteger(asked) || asked < 0) throw new Error('PROPERTY_RUNS must be a whole number')

/**
 * How many random cases a property test tries: the number that the environment variable PROPERTY_RUNS asks for, else
 * `usual`.
 */
export function propertyRuns(usual: number): number {
  return asked || usual
}

/** Milliseconds that a property test may take: an hour where PROPERTY_RUNS asks for a long look. */
export const PROPERTY_TIMEOUT = asked > 0 ? 3_600_000 : 60_000
