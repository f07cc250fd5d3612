import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { OpeningHours } from '@otosafi/api-client/office-schema'

import { Sign } from '../Sign.tsx'
import type { Errors, Value } from './content-form.ts'

export type Hours = OpeningHours

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const NEW_HOURS: Hours = { day: 1, opens: '09:00', closes: '18:00' }

/** Opening hours: a row for a day, two where a break lies between them. */
export function HourFields({
  name,
  label,
  errors,
  hours,
  change,
}: {
  name: string
  label: string
  errors: Errors
  hours: readonly Hours[]
  change: (value: Value) => void
}) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const replace = (at: number, changed: Partial<Hours>) =>
    change(hours.map((row, place) => (place === at ? { ...row, ...changed } : row)))

  return (
    <Fieldset legend={label}>
      <Stack gap="xs">
        {hours.map(({ day, opens, closes }, at) => {
          const number = at + 1
          const named = (part: string) => t('content.hours', { field: part, number })
          return (
            <Group key={number} align="start">
              <NativeSelect
                aria-label={named(t('content.day'))}
                data={DAYS.map((each) => ({ value: String(each), label: site(`vocabulary.day.${each}`) }))}
                value={String(day)}
                onChange={({ currentTarget }) => replace(at, { day: Number(currentTarget.value) })}
              />
              <TextInput
                type="time"
                aria-label={named(t('content.opens'))}
                value={opens}
                onChange={({ currentTarget }) => replace(at, { opens: currentTarget.value })}
                error={errors[`${name}/${at}/opens`] ?? null}
              />
              <TextInput
                type="time"
                aria-label={named(t('content.closes'))}
                value={closes}
                onChange={({ currentTarget }) => replace(at, { closes: currentTarget.value })}
                error={errors[`${name}/${at}/closes`] ?? null}
              />
              <Button
                variant="default"
                aria-label={t('content.removeHours', { number })}
                onClick={() => change(hours.toSpliced(at, 1))}
              >
                <Sign of="remove" />
              </Button>
            </Group>
          )
        })}
        <Button variant="default" mr="auto" onClick={() => change([...hours, hours.at(-1) ?? NEW_HOURS])}>
          {t('content.addHours')}
        </Button>
      </Stack>
    </Fieldset>
  )
}
