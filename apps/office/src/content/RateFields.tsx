import { Fieldset, Group, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { RateRange } from '@otosafi/domain/office/content-records'

const PARTS = ['min', 'max'] as const

/** In percent; a text while a number is being typed, empty for none. */
type Typed = Record<(typeof PARTS)[number], number | string>

/** The lowest and the highest rate of a lender in percent; both are empty where none is published. */
export function RateFields({
  label,
  error,
  range,
  change,
}: {
  label: string
  error: string | null
  range: RateRange | null
  change: (range: RateRange | null) => void
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed>({ min: '', max: '' })
  // The typed text is kept (one rate alone is valid), unless the range was changed from outside.
  const isTyped = JSON.stringify(rangeOf(typed)) === JSON.stringify(range)
  const shown: Typed = isTyped ? typed : { min: percent(range?.min), max: percent(range?.max) }

  function set(part: keyof Typed, value: number | string) {
    const next = { ...shown, [part]: value }
    setTyped(next)
    change(rangeOf(next))
  }

  return (
    <Fieldset legend={label}>
      <Group>
        {PARTS.map((part) => (
          <NumberInput
            key={part}
            label={t(`content.rate.${part}`)}
            value={shown[part]}
            onChange={(value) => set(part, value)}
            min={0}
            max={100}
            decimalScale={4}
            hideControls
            w={200}
          />
        ))}
      </Group>
      {error === null ? null : (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}

/** The range of what was typed: one rate alone is both. */
function rangeOf(typed: Typed): RateRange | null {
  const [min, max] = PARTS.map((part) => (typed[part] === '' ? null : Number(typed[part]) / 100))
  const [lowest, highest] = [min ?? max ?? null, max ?? min ?? null]
  return lowest === null || highest === null ? null : { min: lowest, max: highest }
}

function percent(rate: number | undefined): number | string {
  return rate === undefined ? '' : Number((rate * 100).toFixed(4))
}
