import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Blocker } from 'react-router'

import { Dialog } from './Dialog.tsx'

/** Asks whether a page is to be left with what was typed and not saved. */
export function LeaveDialog({ leaving }: { leaving: Pick<Blocker, 'state' | 'reset' | 'proceed'> }) {
  const { t } = useTranslation()
  const stay = () => leaving.reset?.()
  return (
    <Dialog isOpen={leaving.state === 'blocked'} close={stay} title={t('leave.title')}>
      <Stack>
        <Text>{t('leave.text')}</Text>
        <Group>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button variant="default" onClick={() => leaving.proceed?.()}>
            {t('leave.go')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
