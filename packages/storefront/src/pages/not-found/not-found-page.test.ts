import { describe, expect, it } from 'vitest'

import { loader } from './NotFoundPage.tsx'

/** The answer to an address without a route: its status, and its redirect. */
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
    ['/fr/forgot-password', '/fr/reset-password'],
    ['/ar/forgot-password/', '/ar/reset-password'],
    ['/forgot-password', '/reset-password'],
  ])('leads on where it lacks its end: %s', (path, target) => {
    expect(answerOf(path)).toEqual([301, target])
  })

  it.each(['/fr/nothing', '/zu/forgot-password', '/fr/interested/x/y', '/user', '/fr/bookings'])(
    'is not found: %s',
    (path) => {
      expect(answerOf(path)).toEqual([404])
    },
  )
})
