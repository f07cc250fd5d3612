import type { Language } from '@otosafi/editions/language'

import styles from '../foundations/Foundations.module.css'

/** A cell: English, or a text of the language that is reviewed. */
type Cell = string | { text: string; language: Language; dir: 'ltr' | 'rtl' }

type Row = { key: string; head?: string; cells: readonly Cell[] }

/** Rows that are shown at once: more of them are found by a word. */
const SHOWN = 25

/** A table of what was found, its first rows. */
export function FoundRows({
  title,
  columns,
  rows,
}: {
  title: string
  columns: readonly string[]
  rows: readonly Row[]
}) {
  const rest = rows.length - SHOWN
  return (
    <div className={`${styles.scroller} ${styles.found}`} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          {title} ({rows.length}
          {rest > 0 ? `, of which the first ${SHOWN}: find the others by a word` : ''})
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
          {rows.slice(0, SHOWN).map(({ key, head = key, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) =>
                typeof cell === 'string' ? (
                  <td key={columns[index]}>{cell}</td>
                ) : (
                  <td key={columns[index]} className={styles.text} lang={cell.language} dir={cell.dir}>
                    {cell.text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
