import type { TextEntry, TextKind } from './text-entry.ts'

/** The entries of one kind from a table with one text for each value, names divided by commas. */
export function entriesOf<V extends string>(kind: TextKind, table: Readonly<Record<V, string>>): TextEntry[] {
  return (Object.entries(table) as [V, string][]).map(([value, names]) => ({
    kind,
    value,
    names: names.split(',').map((name) => name.trim()),
  }))
}
