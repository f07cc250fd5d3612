import { Button, Group, Paper } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'

/** A car's new price. What was typed stays where sending failed; where nothing was, the field follows the price. */
export function PriceForm({
  price,
  isSending,
  send,
}: {
  price: number
  isSending: boolean
  send: (price: number) => Promise<boolean>
}) {
  const { t } = useTranslation()
  const [written, setWritten] = useState<number | string | null>(null)
  const typed = written ?? price
  const isRight =
    typeof typed === 'number' && typed >= ASKING_PRICE_BOUNDS.min && typed <= ASKING_PRICE_BOUNDS.max && typed !== price

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typeof typed === 'number' && (await send(typed))) setWritten(null)
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={(event) => void submit(event)}>
        <Group align="end">
          <WholeNumberInput
            label={t('stock.newPrice')}
            value={typed}
            onChange={setWritten}
            min={ASKING_PRICE_BOUNDS.min}
            max={ASKING_PRICE_BOUNDS.max}
            required
          />
          <Button type="submit" loading={isSending} disabled={!isRight}>
            {t('stock.setPrice')}
          </Button>
        </Group>
      </form>
    </Paper>
  )
}
