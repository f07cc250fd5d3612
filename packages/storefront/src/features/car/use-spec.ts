import { formatDate } from '@otosafi/editions/format/date'
import type { Spec } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'

/** Label of a car's field. */
export type SpecKey =
  | 'productionYear'
  | 'bodyType'
  | 'condition'
  | 'origin'
  | 'noOfOwners'
  | 'numberofkeys'
  | 'dateFirstUse'
  | 'engineSize'
  | 'enginePower'
  | 'fiscalPower'
  | 'seats'
  | 'doors'
  | 'drivetrain'
  | 'weight'
  | 'dimensions'
  | 'emissionCO2'
  | 'fuelConsumption'
  | 'electricConsumption'
  | 'energyCost'
  | 'fuelTankCapacity'
  | 'autonomy'
  | 'exteriorColor'
  | 'interiorColor'
  | 'color'
  | 'steeringSide'
  | 'vin'

/** Formats a labelled fact; a missing value is shown as unknown (P-12). */
export function useSpec(): (key: SpecKey, value: string | null, kind?: 'date') => Spec {
  const { t, language } = useTexts()
  return (key, value, kind) => ({
    label: t(`car.label.${key}`),
    value: value === null ? t('car.unknown') : kind === 'date' ? formatDate(value, language) : value,
    unknown: value === null,
  })
}
