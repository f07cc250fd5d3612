import type { ImportFault, ImportReport } from '../db/stock-import-tables.ts'

/** A fault as the command prints it: at its line, unless it is of the file as a whole. */
export function faultLine({ line, column, problem, cure }: ImportFault): string {
  return `${column === 'all' ? '' : `Line ${line}, ${column}: `}${problem.en} ${cure.en}`
}

/** With what the command ends where it could work. */
export function exitCodeOf(report: ImportReport): number {
  return countFaults(report) > 0 ? 2 : 0
}

/** Cars that stay since they are reserved are named among the faults, and are none of the file. */
function countFaults({ faultCount, kept }: ImportReport): number {
  return faultCount - kept
}

/** The result of an import in one sentence. */
export function summaryOf(done: ImportReport, { isDryRun, seconds }: { isDryRun: boolean; seconds: number }): string {
  return (
    `${isDryRun ? 'A trial, nothing was written. ' : ''}${done.lines} lines in ${seconds.toFixed(1)} s: ` +
    `${done.added} added, ${done.updated} updated, ${done.unchanged} unchanged, ${done.refused} refused, ` +
    `${done.withdrawn} withdrawn, ${done.kept} kept because they are reserved, ${countFaults(done)} faults.`
  )
}
