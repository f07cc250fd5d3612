// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { MAX_ACCOUNT_FAVOURITES } from '@otosafi/domain/listing/limits'

import { BrowserRequest } from '../../testing/browser-request.ts'

const CAR = '4k7q2pxa'
const OTHER = '0vyd3n6s'

/**
 * An account before its API, and a device with a session in the browser, on its first page unless it keeps what it has; `refuse`
 * says which calls fail, and how.
 */
async function open({
  account = [],
  device = [],
  isNextPage = false,
  refuse = () => null,
  pass = (answer) => Promise.resolve(answer),
}: {
  account?: string[]
  device?: string[]
  isNextPage?: boolean
  refuse?: (call: string) => number | 'no answer' | null
  pass?: (answer: Response) => Promise<Response>
} = {}) {
  vi.resetModules()
  vi.doMock('../../texts/page-translator.ts', () => ({ presentTexts: () => (key: string) => key }))
  if (!isNextPage) {
    localStorage.clear()
    localStorage.setItem('favourites', JSON.stringify(device))
  }
  document.cookie = 'session=1'
  let cars = [...account]
  const calls: string[] = []
  const entries = () => cars.map((car) => ({ _id: `entry-${car}`, car }))

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/', '')
    const call = `${request.method} ${path}`
    calls.push(call)
    const refusal = refuse(call)
    if (refusal === 'no answer') throw new TypeError('no connection')
    if (refusal !== null)
      return Response.json({ code: refusal === 409 ? 'conflict' : 'internal', status: refusal }, { status: refusal })
    const body = request.method === 'POST' ? await request.json() : {}
    if (call === 'POST wishlists/merge') {
      const room = MAX_ACCOUNT_FAVOURITES - cars.length
      cars = [...body.cars.filter((car: string) => !cars.includes(car)).slice(0, room), ...cars]
    }
    if (call === 'POST wishlists') {
      cars = [body.car, ...cars.filter((car) => car !== body.car)]
      return Response.json({ _id: `entry-${body.car}` }, { status: 201 })
    }
    if (request.method === 'DELETE') {
      const before = cars.length
      cars = cars.filter((car) => `wishlists/entry-${car}` !== path)
      const status = cars.length < before ? 204 : 404
      return status === 204 ? new Response(null, { status }) : Response.json({ code: 'not_found' }, { status })
    }
    return Response.json({ entries: entries(), total: cars.length })
  }
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answered = await pass(await answer(request))
    request.signal.throwIfAborted()
    return answered
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.cookie = 'session=; Max-Age=0'
  })
  const { favourites } = await import('../../state/favourites-store.ts')
  const { notices } = await import('../../state/notices.ts')
  const { afterPress, showAccountFavourites } = await import('./sync-favourites.ts')
  const { abortOnSignOut, resetSignOut } = await import('../../session/sign-out-signal.ts')
  favourites.getState().read()
  const show = vi.spyOn(notices, 'show')
  const said = () => show.mock.calls.map(([{ text }]) => text)
  return {
    calls,
    said,
    show: showAccountFavourites,
    abortOnSignOut,
    resetSignOut,
    shown: () => [...favourites.getState().ids],
    kept: () => cars,
    afterPress,
    press: (id: string) => {
      favourites.getState().toggle(id)
      return afterPress(id)
    },
  }
}

beforeEach(() => localStorage.clear())

describe('the favourites of an account', () => {
  it('are shown on the device, and take in what it kept for a guest, once', async () => {
    const { show, shown, kept, calls } = await open({ account: [OTHER], device: [CAR] })
    await show()
    expect([shown(), kept()]).toEqual([
      [CAR, OTHER],
      [CAR, OTHER],
    ])
    expect(localStorage.getItem('favourites')).toBe('[]')
    await show()
    expect(calls).toEqual(['POST wishlists/merge', 'GET wishlists/entries'])
  })

  it('leave on the device what the account has no room for, and say so once', async () => {
    const account = Array.from({ length: MAX_ACCOUNT_FAVOURITES - 1 }, (_, at) => String(at).padStart(8, '0'))
    const { show, kept, said } = await open({ account, device: [CAR, OTHER] })
    await show()
    expect([kept().slice(0, 2), kept().length]).toEqual([[CAR, account[0]], MAX_ACCOUNT_FAVOURITES])
    expect(localStorage.getItem('favourites')).toBe(JSON.stringify([OTHER]))
    await show()
    expect(localStorage.getItem('favourites')).toBe(JSON.stringify([OTHER]))
    expect(said()).toEqual(['favourites.full'])
  })

  it('are neither sent nor told of again on the next page, until the account has room for them', async () => {
    const account = Array.from({ length: MAX_ACCOUNT_FAVOURITES }, (_, at) => String(at).padStart(8, '0'))
    const first = await open({ account, device: [CAR] })
    await first.show()
    expect([first.calls, first.said()]).toEqual([['POST wishlists/merge'], ['favourites.full']])
    const next = await open({ account, isNextPage: true })
    await next.show()
    expect([next.calls, next.said()]).toEqual([['GET wishlists/entries'], []])
    const later = await open({ account: account.slice(1), isNextPage: true })
    await later.show()
    expect(later.calls).toEqual(['GET wishlists/entries', 'POST wishlists/merge'])
    expect([later.kept()[0], later.said(), localStorage.getItem('favourites')]).toEqual([CAR, [], '[]'])
  })

  it.each([
    ['the list', [OTHER], true],
    ['the whole list', [CAR, OTHER], false],
  ])('are loaded anew where the page of %s was made before the account had them', async (_, listed, isOutdated) => {
    const { show } = await open({ account: [CAR, OTHER] })
    const hearts = listed.map((id) => `<button name="car" value="${id}"></button>`)
    document.body.innerHTML = `<main><form id="remove-favourite"></form>${hearts.join('')}</main>`
    const reload = vi.spyOn(history, 'go').mockReturnValue()
    onTestFinished(() => reload.mockRestore())
    await show()
    expect(reload).toHaveBeenCalledTimes(isOutdated ? 1 : 0)
    document.body.innerHTML = ''
  })

  it('stay on the device where they cannot be merged', async () => {
    const { show } = await open({ device: [CAR], refuse: () => 503 })
    await show()
    expect(localStorage.getItem('favourites')).toBe(JSON.stringify([CAR]))
  })

  it('are asked for no more once the session is being ended, and again where it is not', async () => {
    const { show, shown, calls, abortOnSignOut, resetSignOut } = await open({
      account: [CAR],
      refuse: (call) => {
        if (calls.length === 1) abortOnSignOut()
        return call === 'GET wishlists/entries' && calls.length === 1 ? 401 : null
      },
    })
    await show()
    await show()
    expect([shown(), calls]).toEqual([[], ['GET wishlists/entries']])
    resetSignOut()
    await show()
    expect(shown()).toEqual([CAR])
  })

  it('are not added to the device’s own once the session has ended, whatever is pressed then', async () => {
    const { show, press, shown } = await open({
      refuse: () => {
        document.cookie = 'session=; Max-Age=0'
        return 401
      },
    })
    localStorage.setItem('account-favourites-1', JSON.stringify([OTHER]))
    const { favourites } = await import('../../state/favourites-store.ts')
    favourites.getState().read()
    await show()
    await press(CAR)
    expect([shown(), localStorage.getItem('favourites')]).toEqual([[CAR], JSON.stringify([CAR])])
  })

  it('gain and lose what is pressed, which is said when it is done', async () => {
    const { show, press, shown, kept, said } = await open()
    await show()
    await press(CAR)
    expect([shown(), kept(), said()]).toEqual([[CAR], [CAR], ['success.addedToFavourites']])
    await press(CAR)
    expect([shown(), kept(), said().at(-1)]).toEqual([[], [], 'success.removedFromFavourites'])
  })

  it('lose what another device has added', async () => {
    const { press, shown, kept, calls } = await open({ account: [CAR] })
    localStorage.setItem('account-favourites-1', JSON.stringify([CAR]))
    const { favourites } = await import('../../state/favourites-store.ts')
    favourites.getState().read()
    await press(CAR)
    expect([shown(), kept(), calls.at(-1)]).toEqual([[], [], `DELETE wishlists/entry-${CAR}`])
  })

  it.each([
    ['added', [], [CAR]],
    ['taken out', [CAR], []],
  ])('keep what was %s while they were asked for, before this script knew', async (_, account, expected) => {
    const { show, afterPress, shown, kept } = await open({ account })
    localStorage.setItem('account-favourites-1', JSON.stringify(account))
    const { favourites } = await import('../../state/favourites-store.ts')
    favourites.getState().read()
    const asked = show()
    favourites.getState().toggle(CAR)
    await asked
    expect(shown()).toEqual(expected)
    await afterPress(CAR)
    expect([shown(), kept()]).toEqual([expected, expected])
  })

  it.each([[500], [409], ['no answer' as const]])(
    'go back to what the account has when it answers %s',
    async (fault) => {
      const { show, press, shown, said } = await open({
        account: [OTHER],
        refuse: (call) => (call.startsWith('GET') ? null : fault),
      })
      await show()
      await press(CAR)
      await press(OTHER)
      expect([shown(), said().filter((text) => text.startsWith('success'))]).toEqual([[OTHER], []])
    },
  )

  it('are what was pressed last, whatever the order in which answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(CAR, OTHER), { maxLength: 8 }),
        fc.subarray([CAR, OTHER]),
        async (scheduler, presses, account) => {
          const { show, press, shown, kept } = await open({
            account,
            pass: (answer) => scheduler.schedule(Promise.resolve(answer)),
          })
          await scheduler.waitFor(show())
          await scheduler.waitFor(Promise.all([show(), ...presses.map((id) => press(id))]))
          const expected = [CAR, OTHER].filter(
            (id) => account.includes(id) !== (presses.filter((each) => each === id).length % 2 === 1),
          )
          expect([kept().toSorted(), shown().toSorted()]).toEqual([expected.toSorted(), expected.toSorted()])
        },
      ),
      { numRuns: 60 },
    )
  })
})
