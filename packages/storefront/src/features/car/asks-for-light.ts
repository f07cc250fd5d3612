import type { SaverReason } from '@otosafi/domain/saver/saver-choice'

/** Query parameter that asks for a car in few bytes; the value `off` asks for the whole page where data are saved. */
export const LIGHT = 'light'
export const WHOLE = 'off'

/** Whether a car is asked for in few bytes. Of several values the first counts; every other than `off` asks for it. */
export function asksForLight(query: URLSearchParams, saver: SaverReason | null): boolean {
  const asked = query.get(LIGHT)
  return asked === null ? saver !== null : asked !== WHOLE
}
