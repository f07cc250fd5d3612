import type { Car } from '@otosafi/api-client/schema'

import type { Texts } from '../../texts/use-texts.ts'

/** The warning about a contradicted odometer: tampering where it is known, else readings that disagree (P-19). */
export function contradictionText({ tamperedOdometer }: Pick<Car, 'tamperedOdometer'>, t: Texts['t']): string {
  return t(tamperedOdometer ? 'car.tamperedOdometerText' : 'car.contradictedOdometerText')
}
