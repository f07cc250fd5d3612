import { Alert, Button, Container, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'

import { Failure, NotThere } from '../api.ts'
import { failureText } from '../failure-text.ts'

/** Error boundary of a page, with a retry: data are fetched again, a script that failed needs a reload. */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isDataError = error instanceof Failure || error instanceof NotThere
  return (
    <Container size="sm" py="xl">
      <title>{`${t('failure.title')} | Otosafi`}</title>
      <Title order={1} size="h2" mb="md">
        {t('failure.title')}
      </Title>
      <Alert color="red" role="alert">
        {failureText(error, t)}
      </Alert>
      <Button mt="md" onClick={() => (isDataError ? void revalidate() : location.reload())}>
        {t('failure.again')}
      </Button>
    </Container>
  )
}
