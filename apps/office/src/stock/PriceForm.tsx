import { Button, Group, Paper } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'

/** A car's new price. What was typed stays where sending failed. */
export function PriceForm({
  price,
  isSending,
  send,
}: {
  price: number
  isSending: boolean
  send: (price: number) => void
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<number | string>(price)
  const isRight =
    typeof typed === 'number' && typed >= ASKING_PRICE_BOUNDS.min && typed <= ASKING_PRICE_BOUNDS.max && typed !== price

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typeof typed === 'number') send(typed)
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={submit}>
        <Group align="end">
          <WholeNumberInput
            label={t('stock.newPrice')}
            value={typed}
            onChange={setTyped}
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
