import { useLoaded } from '../lazy/use-loaded.ts'
import type { SheetProps } from './Sheet.tsx'

import styles from '../lazy/Waiting.module.css'

export type LazySheetProps = SheetProps & {
  /** Called when loading failed and it was closed again: go to the page with the same function. */
  onFailed: () => void
}

const loadSheet = () => import('./Sheet.tsx')

/** A `Sheet` that is loaded when it is first opened. Its opener keeps the focus meanwhile, and gets it back afterwards. */
export function LazySheet({ onFailed, ...props }: LazySheetProps) {
  const island = useLoaded(props.opened, loadSheet, () => {
    props.onClose()
    onFailed()
  })
  if (island) return <island.Sheet {...props} />
  return props.opened ? <div className={styles.waiting} /> : null
}
