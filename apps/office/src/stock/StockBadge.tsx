import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { StockState } from '@otosafi/domain/office/stock-states'

const COLOURS: Readonly<Record<StockState, string>> = {
  draft: 'blue',
  available: 'teal',
  reserved: 'orange',
  sold: 'gray',
  withdrawn: 'red',
}

/** The state of a car of the stock. */
export function StockBadge({ state }: { state: StockState }) {
  const { t } = useTranslation()
  return (
    <Badge color={COLOURS[state]} variant="dot">
      {t(`stockState.${state}`)}
    </Badge>
  )
}
