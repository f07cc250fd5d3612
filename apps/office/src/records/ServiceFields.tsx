import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import { MILEAGE_BOUNDS } from '@otosafi/validators/mileage'

import { LimitedTextarea } from '../shell/LimitedFields.tsx'
import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'
import { NEW_SERVICE, type RecordValues } from './record-values.ts'

const PROOFS = ['invoice', 'stamp', 'none'] as const

/** The services of a car, the latest first. */
export function ServiceFields({ form }: { form: UseFormReturnType<RecordValues> }) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const proofs = PROOFS.map((proof) => ({ value: proof, label: site(`proof.${proof}`) }))

  return (
    <Fieldset legend={t('records.services')}>
      <Stack>
        <Button variant="default" mr="auto" onClick={() => form.insertListItem('services', NEW_SERVICE, 0)}>
          {t('records.add')}
        </Button>
        {form.getValues().services.map((_, at) => {
          const number = at + 1
          const field = (of: keyof RecordValues['services'][number]) => ({
            ...form.getInputProps(`services.${at}.${of}`),
            label: t(`records.${of}`),
            withAsterisk: of !== 'proof',
          })
          return (
            <Fieldset key={number} legend={t('records.service', { number })} variant="filled">
              <Stack gap="xs">
                <SimpleGrid cols={{ base: 1, xs: 3 }}>
                  <TextInput {...field('date')} type="date" />
                  <WholeNumberInput {...field('odometer')} min={MILEAGE_BOUNDS.min} max={MILEAGE_BOUNDS.max} />
                  <NativeSelect {...field('proof')} data={proofs} />
                  <TextInput {...field('workshop')} maxLength={120} dir="auto" autoComplete="off" />
                  <TextInput {...field('city')} maxLength={100} dir="auto" autoComplete="off" />
                </SimpleGrid>
                <LimitedTextarea {...field('work')} most={1000} dir="auto" autosize minRows={2} />
                <Group>
                  <Button variant="default" size="xs" onClick={() => form.removeListItem('services', at)}>
                    {t('records.remove', { number })}
                  </Button>
                </Group>
              </Stack>
            </Fieldset>
          )
        })}
      </Stack>
    </Fieldset>
  )
}
