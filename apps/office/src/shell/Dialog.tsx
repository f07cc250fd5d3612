import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A dialog above the page. Its header is not a landmark of the page. */
export function Dialog({
  isOpen,
  close,
  title,
  children,
}: {
  isOpen: boolean
  close: () => void
  title: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Modal
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
