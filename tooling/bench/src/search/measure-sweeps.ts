import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'

import { seconds } from '../finding.ts'
import { settingsOf, type TemporaryDatabase } from './temporary-database.ts'

/** A run of a job over what was due, as the server's command prints it: milliseconds, and the messages that it wrote. */
type Figures = { sweep: string; time: number; messages: number }

/** The head of their table. */
export const SWEEP_HEAD: readonly string[] = ['sweep of a job', 'time', 'messages', 'per second']

/** Has the server fill in what is due for its jobs, and run each of them over it. Gives the rows of a table. */
export async function measureSweeps(place: TemporaryDatabase['place'], edition: EditionId): Promise<string[][]> {
  const rows: string[][] = []
  for await (const line of runServerCommand('askDatabase', ['sweeps', '--edition', edition], settingsOf(place)))
    rows.push(rowOf(JSON.parse(line) as Figures))
  return rows
}

function rowOf({ sweep, time, messages }: Figures): string[] {
  return [sweep, seconds(time), String(messages), ((messages * 1000) / time).toFixed(0)]
}
