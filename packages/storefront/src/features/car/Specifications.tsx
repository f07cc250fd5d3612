import { edition } from '#edition'
import { energyCostPer100Km } from '@otosafi/domain/car/energy-cost'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { powerText } from '../../parts/car-cards/power-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { colorText, exteriorColorText } from './color-text.ts'
import type { CarDetail } from './load-car.ts'
import { useSpec } from './use-spec.ts'

/** Everything measured on the car. Fields that its kind or the country does not have are left out. */
export function Specifications({ car }: { car: CarDetail }) {
  const { t, money } = useTexts()
  const spec = useSpec()
  const unit = (key: 'cc' | 'cv' | 'kg' | 'km' | 'gramsPerKm' | 'litres' | 'kWhPer100Km', value: number | null) =>
    value === null ? null : t(`car.unit.${key}`, { value })
  const isElectric = car.fuelType === 'ev'
  const consumption =
    car.fuelConsumption === null
      ? null
      : t(isElectric ? 'car.unit.kWhPer100Km' : 'car.unit.litresPer100Km', { value: car.fuelConsumption, decimals: 1 })
  const energyCost = energyCostPer100Km(car, edition.energy)
  const hasBattery = isElectric || car.fuelType === 'phev'
  return (
    <Section id="specifications" title={t('car.section.specifications')}>
      <SpecList
        specs={[
          ...(isElectric ? [] : [spec('engineSize', unit('cc', car.engineSize))]),
          spec('enginePower', car.enginePower === null ? null : powerText(car.enginePower, t)),
          ...(edition.fiscalPower && !(isElectric && car.fiscalPower === null)
            ? [spec('fiscalPower', unit('cv', car.fiscalPower))]
            : []),
          spec(isElectric ? 'electricConsumption' : 'fuelConsumption', consumption),
          ...(energyCost === null ? [] : [spec('energyCost', money(energyCost))]),
          ...(isElectric ? [] : [spec('fuelTankCapacity', unit('litres', car.fuelTankCapacity))]),
          ...(hasBattery || car.autonomy !== null ? [spec('autonomy', unit('km', car.autonomy))] : []),
          spec('emissionCO2', unit('gramsPerKm', car.emissionCO2)),
          spec('seats', String(car.seats)),
          spec('doors', car.doors === null ? null : String(car.doors)),
          spec('drivetrain', car.drivetrain === null ? null : t(`vocabulary.drivetrain.${car.drivetrain}`)),
          spec('weight', unit('kg', car.weight)),
          spec('dimensions', car.dimensions === null ? null : t('car.unit.dimensions', car.dimensions)),
          spec('exteriorColor', exteriorColorText(car.color, car.exteriorColor, t)),
          spec('interiorColor', car.interiorColor === null ? null : colorText(car.interiorColor, t)),
          spec('steeringSide', t(`vocabulary.steeringSide.${car.steeringSide}`)),
          // Keys that come with the car are listed under what is included.
          ...(car.numberofkeys ? [] : [spec('numberofkeys', car.numberofkeys === null ? null : '0')]),
          spec('productionYear', car.productionYear === null ? null : String(car.productionYear)),
          car.vin === null ? spec('vin', null) : { ...spec('vin', car.vin), value: <VinOf vin={car.vin} /> },
        ]}
        notes={[
          ...(energyCost === null ? [] : [t('car.energyCostNote', { date: edition.energy.date })]),
          ...(car.steeringSide === edition.steeringSide ? [] : [t('car.steeringNote')]),
        ]}
      />
    </Section>
  )
}

/** The identification number, with the way to what it says (P-45). */
function VinOf({ vin }: { vin: string }) {
  const { t, language } = useTexts()
  return (
    <>
      <Ltr>{vin}</Ltr> <TextLink href={`${pathFor('vinCheck', language)}?vin=${vin}`}>{t('routes:vinCheck')}</TextLink>
    </>
  )
}
