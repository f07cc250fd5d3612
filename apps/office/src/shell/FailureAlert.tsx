import { Alert } from '@mantine/core'

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** Says what kept something from being done, where it is seen; nothing while `error` is null. */
export function FailureAlert({ error }: { error: string | null }) {
  return error === null ? null : (
    <Alert key={error} ref={show} color="red" role="alert">
      {error}
    </Alert>
  )
}
