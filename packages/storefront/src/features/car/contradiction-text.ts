import type { Car } from '@otosafi/api-client/schema'

import type { Texts } from '../../texts/use-texts.ts'

/** What is said of a contradicted odometer: that it was changed, where somebody knows it, else that its readings disagree (P-19). */
export function contradictionText({ tamperedOdometer }: Pick<Car, 'tamperedOdometer'>, t: Texts['t']): string {
  return t(tamperedOdometer ? 'car.tamperedOdometerText' : 'car.contradictedOdometerText')
}
