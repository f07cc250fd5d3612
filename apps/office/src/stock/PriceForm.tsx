import { Button, Group, Paper } from '@mantine/core'
import type { Dispatch, FormEvent, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'

import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'

/** Value of the field of a car's new price; null where nothing was typed, and it follows the price. */
export type WrittenPrice = number | string | null

/** A car's new price. The page keeps what is typed, also where sending failed. */
export function PriceForm({
  price,
  written,
  write,
  isSending,
  send,
}: {
  price: number
  written: WrittenPrice
  write: Dispatch<SetStateAction<WrittenPrice>>
  isSending: boolean
  send: (price: number) => Promise<boolean>
}) {
  const { t } = useTranslation()
  const typed = written ?? price
  const isRight =
    typeof typed === 'number' && typed >= ASKING_PRICE_BOUNDS.min && typed <= ASKING_PRICE_BOUNDS.max && typed !== price

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A price that was typed meanwhile stays.
    if (typeof typed === 'number' && (await send(typed))) write((now) => (now === typed ? null : now))
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={(event) => void submit(event)}>
        <Group align="end">
          <WholeNumberInput
            label={t('stock.newPrice')}
            value={typed}
            onChange={write}
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
