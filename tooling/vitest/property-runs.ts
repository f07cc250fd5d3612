const asked = Number(process.env['PROPERTY_RUNS'] ?? 0)
if (!Number.isSafeInteger(asked) || asked < 0) throw new Error('PROPERTY_RUNS must be a whole number')

/**
 * The number of random cases of a property test: the environment variable PROPERTY_RUNS, else `usual`.
 */
export function propertyRuns(usual: number): number {
  return asked || usual
}

/** The timeout of a property test, milliseconds: an hour where PROPERTY_RUNS is set. */
export const PROPERTY_TIMEOUT = asked > 0 ? 3_600_000 : 60_000
