import fc from 'fast-check'

import type { Headers } from './headers.ts'
import { placeFor } from './secrets.ts'

const ACCESS = placeFor('access')
const REFRESH = placeFor('refresh')

const AUTHORIZATIONS = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer constructor',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  `Basic ${ACCESS}`,
  `Bearer ${ACCESS} ${ACCESS}`,
  `Bearer ${ACCESS}x`,
  `Bearer ${placeFor('elsewhere')}`,
  `Bearer ${placeFor('expired')}`,
  `bearer   ${ACCESS}`,
  'x'.repeat(4000),
]

const COOKIES = [
  `access_token=${placeFor('expired')}; session=1`,
  `access_token=${placeFor('elsewhere')}`,
  `access_token=${REFRESH}; refresh_token=${ACCESS}`,
  'access_token=; refresh_token=',
  'access_token=constructor; refresh_token=__proto__',
  `access_token=x; access_token=${ACCESS}`,
  'access_token="; refresh_token=%00',
]

/** Headers of a signed-in user, of a guest, and with invalid credentials. */
export const credentialHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { withCrossShrink: true },
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constantFrom(ACCESS, REFRESH).map((token) => ({ authorization: `Bearer ${token}` })) },
  {
    weight: 3,
    arbitrary: fc.constant({ cookie: `language=fr; access_token=${ACCESS}; refresh_token=${REFRESH}; session=1` }),
  },
  { weight: 3, arbitrary: fc.constantFrom(...AUTHORIZATIONS).map((authorization) => ({ authorization })) },
  { weight: 3, arbitrary: fc.constantFrom(...COOKIES).map((cookie) => ({ cookie })) },
)
