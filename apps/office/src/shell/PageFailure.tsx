import { Alert, Button, Container, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useRevalidator, useRouteError } from 'react-router'

import { Failure, NotThere } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { signInPath } from '../session/sign-in-path.ts'

/**
 * Error boundary of a page, with a retry: data are fetched again, a script that failed needs a reload. Where the session is over, it leads
 * to signing in and back.
 */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const here = useLocation()
  if (error instanceof Failure && error.problem?.status === 401) return <Navigate to={signInPath(here)} replace />
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
