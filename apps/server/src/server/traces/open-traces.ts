import type { Env } from '../../env.ts'
import type { Traces, TracesParts } from './create-traces.ts'

/** Traces the process where the settings say so; else it resolves to null, and not even the libraries are loaded. */
export async function openTraces(
  place: Env['traces'],
  { report, clock }: Pick<TracesParts, 'report' | 'clock'>,
): Promise<Traces | null> {
  if (place === null) return null
  const { createTraces } = await import('./create-traces.ts')
  return createTraces({ ...place, report, clock })
}
