/** As many cases as the part `properties` of the deep tests has of each. */
const DEEP_RUNS = 10_000

const asked = Number(process.env['PROPERTY_RUNS'] ?? (process.env['TEST_PART'] === 'properties' ? DEEP_RUNS : 0))
if (!Number.isSafeInteger(asked) || asked < 0) throw new Error('PROPERTY_RUNS must be a whole number')

/**
 * The number of random cases of a property test: the environment variable PROPERTY_RUNS, else `usual`, but ten thousand in
 * the part `properties` of the deep tests.
 */
export function propertyRuns(usual: number): number {
  return asked || usual
}

/** The timeout of a property test, milliseconds: an hour where more cases than usual are asked for. */
export const PROPERTY_TIMEOUT = asked > 0 ? 3_600_000 : 60_000
