import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'

/** Query parameters that prefill the form of a car to sell. */
type Prefill = {
  brand?: string
  model?: string
  year?: string
  mileage?: string
  /** The reference of the car that is wanted in exchange. */
  wantedCar?: string
}

/** The address of the form in a language, filled with what is known of the car; empty texts are left out. */
export function sellAddress(language: Language, car: Prefill = {}): string {
  const known = new URLSearchParams(Object.entries(car).filter(([, value]) => value !== ''))
  return pathInLanguage(pathFor('sellYourCar', language), known.size === 0 ? '' : `?${known.toString()}`, language)
}
