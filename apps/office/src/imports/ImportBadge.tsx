import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { ImportState } from '@otosafi/api-client/office-schema'

const COLOURS: Readonly<Record<ImportState, string>> = { waiting: 'blue', running: 'blue', done: 'teal', failed: 'red' }

/** The state of an imported file. */
export function ImportBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  return (
    <Badge color={COLOURS[state]} variant="dot">
      {t(`importState.${state}`)}
    </Badge>
  )
}
