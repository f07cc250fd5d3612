import { describe, expect, it } from 'vitest'

import { measurePage, type Transfer } from './traffic.ts'

const transfer = (mimeType: string, wireBytes: number, more: Partial<Transfer> = {}): Transfer => ({
  url: `http://host/${mimeType}`,
  mimeType,
  wireBytes,
  headerBytes: 100,
  blocking: false,
  startedAt: 500,
  ...more,
})

describe('a visit', () => {
  it('adds up bodies by kind, headers on their own and everything together', () => {
    const page = measurePage(
      [
        transfer('text/html', 1100),
        transfer('text/javascript', 2100),
        transfer('application/javascript', 300),
        transfer('text/css', 150),
        transfer('image/avif', 5100, { url: 'large' }),
        transfer('image/svg+xml', 400),
        transfer('application/json', 600),
        transfer('font/woff2', 700),
        transfer('audio/mpeg', 110),
      ],
      400,
      0.02,
    )
    expect(page.bytes).toEqual({
      html: 1000,
      script: 2200,
      css: 50,
      image: 5300,
      json: 500,
      font: 600,
      other: 10,
    })
    expect(page).toMatchObject({ headers: 900, total: 10_560, requests: 9, layoutShift: 0.02 })
    expect(page.files[0]).toEqual({ url: 'large', kind: 'image', bytes: 5000 })
    expect(page.files.map(({ bytes }) => bytes)).toEqual([5000, 2000, 1000, 600, 500, 300, 200, 50, 10])
  })

  it('counts scripts that were asked for before the first paint, and those of which nobody knows', () => {
    const scripts = [399, 400, 401, null].map((startedAt) => transfer('text/javascript', 1000, { startedAt }))
    expect(measurePage([transfer('text/html', 1000, { startedAt: 0 }), ...scripts], 400, 0).earlyScripts).toBe(2)
  })

  it('counts requests that held up the first paint', () => {
    const files = [transfer('text/css', 200, { blocking: true }), transfer('text/javascript', 200)]
    expect(measurePage(files, 400, 0).blockingRequests).toBe(1)
  })
})
