import { ModalContent, ModalOverlay, ModalRoot, ModalTitle } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import { MantineIsland } from '../mantine-island/MantineIsland.tsx'
import type { Direction } from '../mantine-island/MantineIsland.tsx'
import { useOpening } from '../mantine-island/use-opening.ts'

import styles from './Modal.module.css'
import panel from './Panel.module.css'

export type ModalProps = {
  /** True while it is shown. */
  opened: boolean
  /** Called on its button, Escape or, until something is typed, a click on the backdrop, to set `opened` to false. */
  onClose: () => void
  /** The heading at its top, also its accessible name. */
  title: string
  /** Accessible name of the button that closes it. */
  closeLabel: string
  /** The writing direction of the page's language. */
  direction: Direction
  /** The content below the heading, which scrolls where it is long. */
  children: ReactNode
}

/**
 * A modal dialog: it traps the focus and returns it when closed. The element with `data-autofocus` gets it first. A Mantine
 * island: pages load it when it is first opened.
 */
export function Modal({ opened, onClose, title, closeLabel, direction, children }: ModalProps) {
  const [isTyped, setTyped] = useState(false)
  return (
    <MantineIsland direction={direction}>
      <ModalRoot
        opened={useOpening(opened)}
        onClose={onClose}
        closeOnClickOutside={!isTyped}
        onExitTransitionEnd={() => setTyped(false)}
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
          <div className={panel.body} onInput={() => setTyped(true)}>
            {children}
          </div>
        </ModalContent>
      </ModalRoot>
    </MantineIsland>
  )
}
