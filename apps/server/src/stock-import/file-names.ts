import type { ImportFault } from '../db/stock-import-tables.ts'
import { columnOf } from './check-line.ts'
import { COLUMN_NAMES, type ColumnName, COLUMNS } from './columns.ts'
import { beginningOf, quote } from './readers.ts'

const KNOWN = COLUMN_NAMES.join(', ')

/** Faults in the names of a line's columns; with `areComplete`, required ones must be among them. */
export function faultsOfNames(line: number, names: readonly string[], areComplete: boolean): ImportFault[] {
  const faults: ImportFault[] = []
  const found = new Set<ColumnName>()
  for (const [at, name] of names.entries()) {
    const column = columnOf(name)
    const place = beginningOf(name) || `column ${at + 1}`
    if (column === null)
      faults.push({
        line,
        column: place,
        problem: { en: `${quote(name)} is no known column.`, fr: `${quote(name)} n’est pas une colonne connue.` },
        cure: {
          en: `Rename or remove it. Known are ${KNOWN}.`,
          fr: `Renommez-la ou enlevez-la. Sont connues : ${KNOWN}.`,
        },
      })
    else if (found.has(column))
      faults.push({
        line,
        column: place,
        problem: { en: 'The column is there twice.', fr: 'La colonne est là deux fois.' },
        cure: { en: 'Remove one of the two.', fr: 'Enlevez l’une des deux.' },
      })
    else found.add(column)
  }
  if (!areComplete) return faults
  for (const column of COLUMN_NAMES) {
    if (!COLUMNS[column].isRequired || found.has(column)) continue
    faults.push({
      line,
      column,
      problem: { en: 'The column is missing.', fr: 'La colonne manque.' },
      cure: {
        en: `Add it, with a value for every car, such as ${COLUMNS[column].example}.`,
        fr: `Ajoutez-la, avec une valeur pour chaque voiture, comme ${COLUMNS[column].example}.`,
      },
    })
  }
  return faults
}

/** A line's texts by the columns that their names stand for. */
export function textsByColumn(texts: ReadonlyMap<string, string>): Map<ColumnName, string> {
  return new Map(
    [...texts].flatMap(([name, text]) => {
      const column = columnOf(name)
      return column === null ? [] : [[column, text]]
    }),
  )
}
