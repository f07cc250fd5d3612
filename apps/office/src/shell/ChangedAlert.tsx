import { Alert, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Tells somebody who edits that others have changed it meanwhile. `children` are what they changed. */
export function ChangedAlert({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Alert color="orange" title={title} role="status">
      <Text size="sm">{text}</Text>
      {children}
    </Alert>
  )
}
