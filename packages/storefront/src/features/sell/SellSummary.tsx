import { toMiles } from '@otosafi/domain/reading/miles'
import { Button } from '@otosafi/ui/button/Button'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import type { FormValues } from '../../state/form-state.ts'
import { type Texts, useTexts } from '../../texts/use-texts.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { readMileage } from './check-sell.ts'
import type { SellStep } from './sell-fields.ts'
import { usePhotoProgress } from './use-car-photos.ts'

/** The answers of the steps before the last one, each with a link back; `values` are the typed ones. */
export function SellSummary({
  values,
  photos,
  onChange,
}: {
  values: FormValues
  photos: CarPhotoStore
  onChange: (step: SellStep) => void
}) {
  const { t } = useTexts()
  const { brand = '', model = '', modelYear = '' } = values
  const count = usePhotoProgress(photos).photos.filter(({ state }) => state !== 'refused').length
  const said = {
    car: [`${brand} ${model} ${modelYear}`, mileageOf(values, t)],
    photos: [t('sell:photos.count', { count, most: MAX_CAR_PHOTOS })],
  }
  return (
    <div>
      {(['car', 'photos'] as const).map((step) => (
        <p key={step}>
          {said[step].map((part, at) => [at === 0 ? '' : ', ', <bdi key={part}>{part}</bdi>])}{' '}
          <Button look="quiet" onClick={() => onChange(step)}>
            {t('sell:form.change', { part: t(`sell:steps.${step}`) })}
          </Button>
        </p>
      ))}
    </div>
  )
}

/** The reading of the odometer in its unit. */
function mileageOf(values: FormValues, t: Texts['t']): string {
  const kilometres = readMileage(values) ?? 0
  return values['odometerUnit'] === 'mi'
    ? t('car.unit.mi', { value: toMiles(kilometres) })
    : t('car.unit.km', { value: kilometres })
}
