import { Alert } from '@mantine/core'

/** Says what kept something from being done; nothing while `error` is null. */
export function FailureAlert({ error }: { error: string | null }) {
  return error === null ? null : (
    <Alert color="red" role="alert">
      {error}
    </Alert>
  )
}
