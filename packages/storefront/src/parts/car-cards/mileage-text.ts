import type { CarCard } from '@otosafi/api-client/schema'

import type { Texts } from '../../texts/use-texts.ts'

/**
 * The mileage of a car as it is said everywhere: the kilometres, or what the odometer shows with the word that it is not
 * proven (P-19).
 */
export function mileageText(
  { mileage, mileageEvidence }: Pick<CarCard, 'mileage' | 'mileageEvidence'>,
  t: Texts['t'],
): string {
  return mileageEvidence === 'unknown' || mileageEvidence === 'contradicted'
    ? t(`car.unproven.${mileageEvidence}`, { value: mileage })
    : t('car.unit.km', { value: mileage })
}
