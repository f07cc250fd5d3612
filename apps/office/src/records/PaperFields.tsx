import { Checkbox, Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import type { RecordValues } from './record-values.ts'

/** The papers of a car: which of them were seen, and until when they are valid. */
export function PaperFields({ form }: { form: UseFormReturnType<RecordValues> }) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')

  return (
    <Fieldset legend={t('records.papers')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('records.papersHint')}
        </Text>
        {form.getValues().papers.map(({ kind, wasSeen }, at) => {
          const name = site(`vocabulary.documentKind.${kind}`)
          const field = (of: 'number' | 'issuedOn' | 'validUntil') => ({
            ...form.getInputProps(`papers.${at}.${of}`),
            label: t(`records.${of}`),
            'aria-label': `${t(`records.${of}`)}: ${name}`,
          })
          return (
            <Stack key={kind} gap="xs">
              <Checkbox {...form.getInputProps(`papers.${at}.wasSeen`, { type: 'checkbox' })} label={name} />
              {wasSeen ? (
                <SimpleGrid cols={{ base: 1, xs: 3 }}>
                  <TextInput {...field('number')} maxLength={60} autoComplete="off" />
                  <TextInput {...field('issuedOn')} type="date" />
                  <TextInput {...field('validUntil')} type="date" />
                </SimpleGrid>
              ) : null}
            </Stack>
          )
        })}
      </Stack>
    </Fieldset>
  )
}
