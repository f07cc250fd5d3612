import type { ReactNode } from 'react'

import type { Language } from '@otosafi/editions/language'

import { BoardTable } from '../foundations/BoardTable.tsx'

import styles from '../foundations/Foundations.module.css'

/** A cell: English, or a text of the language that is reviewed. */
type Cell = string | { text: string; language: Language; dir: 'ltr' | 'rtl' }

type Row = { key: string; head?: string; cells: readonly Cell[] }

/** Rows that are shown at once: more of them are found by a word. */
const SHOWN = 25

type FoundProps = { title: string; columns: readonly string[]; rows: readonly Row[] }

/** A table of what was found, its first rows. */
export function FoundRows({ title, columns, rows }: FoundProps) {
  const isMore = rows.length > SHOWN
  return (
    <div className={styles.found}>
      <BoardTable
        title={title}
        note={`${rows.length}${isMore ? `, of which the first ${SHOWN}: find the others by a word` : ''}`}
        columns={columns}
        rows={rows.slice(0, SHOWN).map(({ key, head = key, cells }) => ({ key, cells: [head, ...cells.map(written)] }))}
      />
    </div>
  )
}

function written(cell: Cell): ReactNode {
  if (typeof cell === 'string') return cell
  return (
    <span className={styles.text} lang={cell.language} dir={cell.dir}>
      {cell.text}
    </span>
  )
}
