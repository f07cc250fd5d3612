import { pathFor } from '@otosafi/editions/routes/path-for'

/** A service for which somebody comes to the car, at a time. */
export type TimedService = 'inspector' | 'diagnostic'

/** The value of `TYPED` on the way back from the free times: one that is ticked there is not taken. */
export const BACK = 'back'

/** The path of the page with the free times of a service. */
export function timePath(service: TimedService, language: Parameters<typeof pathFor>[1]): string {
  return pathFor('serviceTime', language, { key: service })
}
