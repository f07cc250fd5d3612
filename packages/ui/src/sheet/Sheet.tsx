import { DrawerContent, DrawerOverlay, DrawerRoot, DrawerTitle } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'
import { MantineIsland } from '../mantine-island/MantineIsland.tsx'
import { useOpening } from '../mantine-island/use-opening.ts'
import type { ModalProps } from '../modal/Modal.tsx'

import panel from '../modal/Panel.module.css'
import styles from './Sheet.module.css'

export type SheetProps = ModalProps & {
  /** A sticky footer: the button that applies the content. */
  foot?: ReactNode
  /** Whether it is full-screen on a phone. */
  full?: boolean
}

/**
 * A modal panel from the bottom edge on a phone, from the inline end on a wide screen. It traps the focus and returns it
 * when closed. A Mantine island: pages use `LazySheet`.
 */
export function Sheet({ opened, onClose, title, closeLabel, direction, children, foot, full = false }: SheetProps) {
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false })
  return (
    <MantineIsland direction={direction}>
      <DrawerRoot
        opened={useOpening(opened)}
        onClose={onClose}
        // Mantine mirrors "right" in right-to-left pages.
        position={wide ? 'right' : 'bottom'}
        unstyled
        lockScroll={false}
        transitionProps={{ duration: 160 }}
        classNames={{
          inner: `${panel.place} ${styles.place}`,
          content: [panel.panel, styles.panel, full ? styles.full : ''].join(' ').trim(),
        }}
      >
        <DrawerOverlay className={panel.veil} />
        <DrawerContent>
          <div className={panel.head}>
            <DrawerTitle className={panel.title}>{title}</DrawerTitle>
            <button type="button" className={panel.close} onClick={onClose} aria-label={closeLabel}>
              <Icon icon={close} />
            </button>
          </div>
          <div className={panel.body}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </DrawerContent>
      </DrawerRoot>
    </MantineIsland>
  )
}
