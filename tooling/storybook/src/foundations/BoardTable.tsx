import type { ReactNode } from 'react'

import styles from './Foundations.module.css'

type Row = { key: string; cells: readonly ReactNode[] }

type TableProps = { title: string; columns: readonly string[]; rows: readonly Row[]; note?: string }

/**
 * A table on a board: the first cell of a row names it, and a `note` follows its title. It scrolls by itself where it
 * is too wide.
 */
export function BoardTable({ title, columns, rows, note }: TableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          {title}
          {note === undefined ? null : ` (${note})`}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell that says what to do. */
export const doCell = (text: string) => <span className={styles.doCell}>{text}</span>

/** A cell that says what not to do. */
export const dontCell = (text: string) => <span className={styles.dontCell}>{text}</span>
