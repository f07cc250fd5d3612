import { Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'

import { Dialog } from '../shell/Dialog.tsx'

/** Does something that is not taken back here, after it was asked for. */
export function ConfirmedButton({
  label,
  title,
  text,
  act,
  ...look
}: {
  label: string
  /** The question, and what becomes of it. */
  title: string
  text: string
  act: () => Promise<unknown>
} & Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button {...look} onClick={open}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} close={close} title={title}>
        <Stack>
          <Text>{text}</Text>
          <Group>
            <Button
              onClick={() => {
                close()
                void act()
              }}
            >
              {label}
            </Button>
            <Button variant="default" onClick={close}>
              {t('stock.keep')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
