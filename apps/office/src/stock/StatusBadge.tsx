import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { SaleStatus } from '@otosafi/domain/car/vocabulary'

const COLOURS: Readonly<Record<SaleStatus, string>> = { available: 'teal', reserved: 'orange', sold: 'gray' }

/** Where a car stands in its sale. */
export function StatusBadge({ status }: { status: SaleStatus }) {
  const { t } = useTranslation()
  return (
    <Badge color={COLOURS[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
