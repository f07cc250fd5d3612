import { Button, Group, Paper } from '@mantine/core'
import { type FormEvent, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'

/** A car's new price. What was typed stays where sending failed. */
export function PriceForm({ price, send }: { price: number; send: (price: number) => Promise<boolean> }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<number | string>(price)
  const [isSending, setSending] = useState(false)
  const isRight =
    typeof typed === 'number' && typed >= ASKING_PRICE_BOUNDS.min && typed <= ASKING_PRICE_BOUNDS.max && typed !== price

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typeof typed !== 'number') return
    setSending(true)
    await send(typed)
    // With the price that the router then shows, and not before: no other fits in with the former one.
    startTransition(() => setSending(false))
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={(event) => void submit(event)}>
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
