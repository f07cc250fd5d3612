import { ModalContent, ModalOverlay, ModalRoot, ModalTitle } from '@mantine/core'
import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import { MantineIsland } from '../mantine-island/MantineIsland.tsx'
import type { Direction } from '../mantine-island/MantineIsland.tsx'
import { useOpening } from '../mantine-island/use-opening.ts'

import styles from './Modal.module.css'
import panel from './Panel.module.css'

export type ModalProps = {
  opened: boolean
  /** Called when it is to be closed: by its button, Escape or a press beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  direction: Direction
  children: ReactNode
}

/**
 * A dialog over the page that keeps the focus until it is closed, then gives it back. What is marked `data-autofocus` has it
 * first. An island of Mantine: pages use `LazyModal`.
 */
export function Modal({ opened, onClose, title, closeLabel, direction, children }: ModalProps) {
  return (
    <MantineIsland direction={direction}>
      <ModalRoot
        opened={useOpening(opened)}
        onClose={onClose}
        unstyled
        lockScroll={false}
        transitionProps={{ duration: 160 }}
        classNames={{ inner: `${panel.place} ${styles.place}`, content: `${panel.panel} ${styles.panel}` }}
      >
        <ModalOverlay className={panel.veil} />
        <ModalContent>
          <div className={panel.head}>
            <ModalTitle className={panel.title}>{title}</ModalTitle>
            <button type="button" className={panel.close} onClick={onClose} aria-label={closeLabel}>
              <Icon icon={close} />
            </button>
          </div>
          <div className={panel.body}>{children}</div>
        </ModalContent>
      </ModalRoot>
    </MantineIsland>
  )
}
