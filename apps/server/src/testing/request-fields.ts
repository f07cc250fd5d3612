import type { RequestFields } from '../resources/requests/request-mail.ts'
import type { WantedCar } from '../resources/requests/wanted-car.ts'

/** Each field that any request may have. */
export const EVERY_FIELD: RequestFields = {
  name: 'Awa',
  fullName: 'Awa Diop',
  email: 'awa@example.org',
  phone: '+221771234567',
  subject: 'S',
  message: 'مرحبا',
  preferredTime: 'morning',
  preferredDay: '2026-06-12',
  brand: 'Dacia',
  model: 'Duster',
  modelYear: 2019,
  mileage: 64_200,
  city: 'Dakar',
  address: 'Rue 10',
  symptoms: 'S',
  vin: 'UU1HSDADG12345678',
  wanted: {
    brand: 'dacia',
    model: 'dacia-duster',
    bodyType: 'suv',
    fuelType: 'diesel',
    transmission: 'manual',
    color: 'blue',
    condition: 'used',
    yearMin: 2019,
    yearMax: 2023,
    priceMax: 100_000,
    mileageMax: 90_000,
    city: 'dakar',
  },
}

/** Each detail that a mail may have a row for. */
export const WANTED_WORDS = Object.entries(EVERY_FIELD.wanted ?? {}).map(
  ([detail, value]) => [detail as keyof WantedCar, String(value)] as const,
)
