import { Button, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import type { Catalogue } from '@otosafi/api-client/office-schema'
import { decodeVin } from '@otosafi/domain/vin/decode-vin'

import type { CarValues } from './car-fields.ts'

/** The latest model year that a number may stand for. */
const LATEST_YEAR = new Date().getFullYear() + 1

/**
 * The decoded VIN: its maker and model year, which can fill empty fields, and whether its check digit is wrong. Nothing
 * where it is incomplete.
 */
export function VinHint({ form, catalogue }: { form: UseFormReturnType<CarValues>; catalogue: Catalogue }) {
  const { t } = useTranslation()
  const { vin, brand, modelYear } = form.getValues()
  const decoded = decodeVin(vin, LATEST_YEAR)
  if (decoded === null) return null
  const { maker, likelyYear, check, isYearLawful } = decoded
  const named = catalogue.brands.find(({ name }) => name.toLowerCase() === maker?.toLowerCase())
  const year = isYearLawful ? likelyYear : null
  const adds = {
    ...(named !== undefined && brand === '' && { brand: named.id }),
    ...(year !== null && modelYear === '' && { modelYear: year }),
  }

  return (
    <Stack gap={4} mt={4} align="start">
      <Text size="sm" c="dimmed" role="status">
        {[
          maker === null ? t('vin.unknownMaker') : t('vin.maker', { maker }),
          ...(year === null ? [] : [t('vin.year', { year })]),
          ...(check === 'wrong' ? [t('vin.wrong')] : []),
          ...(named !== undefined && brand !== '' && brand !== named.id ? [t('vin.otherBrand')] : []),
          ...(year !== null && modelYear !== '' && modelYear !== year ? [t('vin.otherYear')] : []),
        ].join(' ')}
      </Text>
      {Object.keys(adds).length === 0 ? null : (
        <Button size="compact-xs" variant="default" onClick={() => form.setValues(adds)}>
          {t('vin.takeOver')}
        </Button>
      )}
    </Stack>
  )
}
