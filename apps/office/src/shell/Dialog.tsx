import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A dialog above the page. Its header is not a landmark of the page. */
export function Dialog({
  isOpen,
  close,
  title,
  children,
  ...look
}: {
  isOpen: boolean
  close: () => void
  title: string
  children: ReactNode
} & Pick<ModalProps, 'size'>) {
  const { t } = useTranslation()
  return (
    <Modal
      {...look}
      opened={isOpen}
      onClose={close}
      title={title}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  )
}
