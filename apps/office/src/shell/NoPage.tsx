import { Anchor, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** An address at which there is no page. */
export function NoPage() {
  const { t } = useTranslation()
  return (
    <Stack>
      <title>{`${t('shell.noPage')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('shell.noPage')}
      </Title>
      <Anchor component={Link} to="/">
        {t('shell.toStart')}
      </Anchor>
    </Stack>
  )
}
