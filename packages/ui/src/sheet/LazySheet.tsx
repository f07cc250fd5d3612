import { useLoaded } from '../lazy/use-loaded.ts'
import type { SheetProps } from './Sheet.tsx'

import styles from '../lazy/Waiting.module.css'

export type LazySheetProps = SheetProps & {
  /** Called when it did not come and was closed again: go to the page that serves the same end. */
  onFailed: () => void
}

const loadSheet = () => import('./Sheet.tsx')

/** A `Sheet` that is loaded when it is first opened. What opened it keeps the focus meanwhile, and has it again afterwards. */
export function LazySheet({ onFailed, ...props }: LazySheetProps) {
  const island = useLoaded(props.opened, loadSheet, () => {
    props.onClose()
    onFailed()
  })
  if (island) return <island.Sheet {...props} />
  return props.opened ? <div className={styles.waiting} /> : null
}
