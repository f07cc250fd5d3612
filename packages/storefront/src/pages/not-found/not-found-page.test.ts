import { describe, expect, it } from 'vitest'

import { loader } from './NotFoundPage.tsx'

/** What an address that no route knows is answered: the status, and where it leads. */
function answerOf(path: string) {
  try {
    const { status, headers } = loader({ url: new URL(`https://otosafi.ma${path}`) })
    return [status, headers.get('location')]
  } catch (thrown) {
    return [(thrown as { init?: { status?: number } }).init?.status]
  }
}

describe('an address that no route knows', () => {
  it.each([
    ['/fr/interested', '/fr/buy-cars'],
    ['/ar/category/', '/ar/buy-cars'],
    ['/category', '/buy-cars'],
    ['/fr/unsubscribe-blog', '/fr/contact-us'],
    ['/fr/forgot-password', '/fr/reset-password'],
  ])('leads on where it lacks its end: %s', (path, target) => {
    expect(answerOf(path)).toEqual([301, target])
  })

  it.each(['/fr/nothing', '/zu/interested', '/fr/interested/x/y', '/user', '/fr/bookings'])(
    'is not found: %s',
    (path) => {
      expect(answerOf(path)).toEqual([404])
    },
  )
})
