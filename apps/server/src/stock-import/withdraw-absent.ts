import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import type { ImportFault, ImportReport } from '../db/stock-import-tables.ts'
import { quote } from './readers.ts'
import { findStored, type StoredCar } from './stored-cars.ts'
import { type Run, withdrawCars } from './write-batch.ts'

/** Cars that are withdrawn together. */
const BATCH_SIZE = 500

/** The state of an import before it withdraws the cars that its file does not have. */
type Withdrawing = {
  report: ImportReport
  isDryRun: boolean
  addFaults: (faults: readonly ImportFault[]) => void
  signal: AbortSignal | undefined
}

/** Withdraws those of a dealer's cars whose numbers were not `brought`. Reserved ones stay, and are reported as faults. */
export async function withdrawAbsent(
  database: Pick<Database, 'kysely'>,
  run: Run,
  brought: ReadonlySet<string>,
  { report, isDryRun, addFaults, signal }: Withdrawing,
): Promise<void> {
  const stored = await findStored(database.kysely, run)
  const absent = [...stored.values()].filter(({ number, status }) => status !== null && !brought.has(number))
  const available = absent.filter(({ status }) => status === 'available')
  const kept = absent.filter(({ status }) => status === 'reserved')
  report.kept += kept.length
  addFaults(kept.map((car) => keptFault(run, car)))
  for (let from = 0; from < available.length; from += BATCH_SIZE) {
    signal?.throwIfAborted()
    const batch = available.slice(from, from + BATCH_SIZE)
    if (isDryRun) report.withdrawn += batch.length
    else {
      const { report: after, reserved } = await withdrawCars(database, run, batch, report)
      Object.assign(report, after)
      addFaults(reserved.map((car) => keptFault(run, car)))
    }
  }
}

/** The fault of a file that withdraws no car, since it is empty or cannot be read whole. */
export function nothingWithdrawn(unnumbered: number): ImportFault {
  const problem =
    unnumbered > 0
      ? {
          en: `No car was withdrawn: the numbers of ${unnumbered} lines cannot be read.`,
          fr: `Aucune voiture n’a été retirée : les numéros de ${unnumbered} lignes sont illisibles.`,
        }
      : {
          en: 'No car was withdrawn: the file brings none.',
          fr: 'Aucune voiture n’a été retirée : le fichier n’en apporte aucune.',
        }
  const cure = {
    en: 'Mend the lines above, and import the file again.',
    fr: 'Corrigez les lignes ci-dessus, et importez de nouveau le fichier.',
  }
  return { line: 1, column: 'all', problem, cure }
}

/** The fault of a reserved car that the file does not have: it is of no line. */
function keptFault({ edition }: Run, { number, carId }: StoredCar): ImportFault {
  const reference = `${referencePrefix(EDITIONS[edition])}-${carId.toUpperCase()}`
  return {
    line: 1,
    column: 'all',
    problem: {
      en: `The file does not have ${quote(number)} (${reference}), which somebody has reserved: it was not withdrawn.`,
      fr: `Le fichier n’a pas ${quote(number)} (${reference}), que quelqu’un a réservée : elle n’a pas été retirée.`,
    },
    cure: {
      en: 'Put its line back, or withdraw it once it is free.',
      fr: 'Remettez sa ligne, ou retirez-la quand elle est libre.',
    },
  }
}
