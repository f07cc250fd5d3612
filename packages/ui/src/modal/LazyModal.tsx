import { useLoaded } from '../lazy/use-loaded.ts'
import type { ModalProps } from './Modal.tsx'

import styles from '../lazy/Waiting.module.css'

export type LazyModalProps = ModalProps & {
  /** Called when loading failed and it was closed again: go to the page with the same function. */
  onFailed: () => void
}

const loadModal = () => import('./Modal.tsx')

/** A `Modal` that is loaded when it is first opened. Its opener keeps the focus meanwhile, and gets it back afterwards. */
export function LazyModal({ onFailed, ...props }: LazyModalProps) {
  const island = useLoaded(props.opened, loadModal, () => {
    props.onClose()
    onFailed()
  })
  if (island) return <island.Modal {...props} />
  return props.opened ? <div className={styles.waiting} /> : null
}
