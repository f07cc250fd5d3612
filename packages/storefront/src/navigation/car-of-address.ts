import type { Params } from 'react-router'

import { readCarId } from '@otosafi/domain/reading/read-car-id'

/** The id of the car that an address names, also where a messenger has stuck something to it; empty where it names none. */
export function carOfAddress({ id = '' }: Params): string {
  return readCarId(id) ?? ''
}
