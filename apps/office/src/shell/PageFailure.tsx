import { Alert, Button, Container, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'

import { Failure, NotThere } from '../api.ts'
import { failureText } from '../failure-text.ts'

/** A page whose data or script could not be had, with the way to try again. A script that is gone or fails needs a fresh document. */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isOfData = error instanceof Failure || error instanceof NotThere
  return (
    <Container size="sm" py="xl">
      <title>{`${t('failure.title')} | Otosafi`}</title>
      <Title order={1} size="h2" mb="md">
        {t('failure.title')}
      </Title>
      <Alert color="red" role="alert">
        {failureText(error, t)}
      </Alert>
      <Button mt="md" onClick={() => (isOfData ? void revalidate() : location.reload())}>
        {t('failure.again')}
      </Button>
    </Container>
  )
}
