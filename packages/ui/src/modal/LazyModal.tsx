import { useLoaded } from '../lazy/use-loaded.ts'
import type { ModalProps } from './Modal.tsx'

import styles from '../lazy/Waiting.module.css'

export type LazyModalProps = ModalProps & {
  /** Called when it did not come and was closed again: go to the page that serves the same end. */
  onFailed: () => void
}

const loadModal = () => import('./Modal.tsx')

/** A `Modal` that is loaded when it is first opened. What opened it keeps the focus meanwhile, and has it again afterwards. */
export function LazyModal({ onFailed, ...props }: LazyModalProps) {
  const island = useLoaded(props.opened, loadModal, () => {
    props.onClose()
    onFailed()
  })
  if (island) return <island.Modal {...props} />
  return props.opened ? <div className={styles.waiting} /> : null
}
