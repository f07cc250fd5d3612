import { Alert, Button, Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'

import { failureText } from '../failure-text.ts'

/** A page whose data could not be had, with the way to try again. */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <Container size="sm" py="xl">
      <Alert color="red" title={t('failure.title')} role="alert">
        {failureText(error, t)}
      </Alert>
      <Button mt="md" onClick={() => void revalidate()}>
        {t('failure.again')}
      </Button>
    </Container>
  )
}
