import fc, { type RunDetails } from 'fast-check'

/** The outcome of a case: a label to count it by, and the answer's status. */
export type Outcome = { label: string; status: string | number }

/** A kind of cases: what may be sent, what must hold, and how to send one by hand. */
export type FuzzKind<Case> = {
  cases: fc.Arbitrary<Case>
  /** Sends a case. Throws an Error that says what is wrong with the answer. */
  check: (sent: Case) => Promise<Outcome>
  /** A command for a shell that sends the case. */
  show: (sent: Case) => string
}

export type RunOptions = {
  cases: number
  seed: number
  /** Called after each case. */
  onCase?: (() => void) | undefined
}

export type RunResult = {
  /** The failure with its seed and the smallest failing case; null when nothing failed. */
  failure: string | null
  /** How many cases of each label had each status: `counts.get('listCars')?.get('200')`. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Runs cases of a kind one after the other until one fails, which is then made as small as it can be. The same seed makes
 * the same cases.
 */
export async function runCases<Case>(kind: FuzzKind<Case>, { cases, seed, onCase }: RunOptions): Promise<RunResult> {
  const counts = new Map<string, Map<string, number>>()
  const property = fc.asyncProperty(kind.cases, async (sent) => {
    const { label, status } = await kind.check(sent)
    const own = counts.get(label) ?? new Map<string, number>()
    counts.set(label, own.set(String(status), (own.get(String(status)) ?? 0) + 1))
    onCase?.()
  })
  return { failure: failureOf(kind, await fc.check(property, { numRuns: cases, seed })), counts }
}

function failureOf<Case>({ show }: FuzzKind<Case>, details: RunDetails<[Case]>): string | null {
  if (!details.failed) return null
  const error = details.errorInstance
  const [sent] = details.counterexample ?? []
  return [
    `Case ${details.numRuns} of seed ${details.seed} fails: ${error instanceof Error ? error.message : String(error)}`,
    ...(sent === undefined
      ? []
      : [`The smallest case that does, after ${details.numShrinks} steps:`, show(sent), JSON.stringify(sent, null, 2)]),
  ].join('\n')
}
