import type { Params } from 'react-router'

import { readCarId } from '@otosafi/domain/reading/read-car-id'

/** Car id in a URL; ignores what messengers append. Empty if none. */
export function carOfAddress({ id = '' }: Params): string {
  return readCarId(id) ?? ''
}
