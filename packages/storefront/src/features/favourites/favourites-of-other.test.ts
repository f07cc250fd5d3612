// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { favourites } from '../../state/favourites-store.ts'
import { BrowserRequest } from '../../testing/browser-request.ts'
import { afterPress } from './sync-favourites.ts'

vi.mock('../../texts/page-translator.ts', () => ({ presentTexts: () => undefined }))

const SALMA = '7f1c9f56'
const LEILA = '8f1c9f56'
const CAR = '4k7q2pxa'
const OTHER = '0vyd3n6s'

const shown = () => favourites.getState().ids

/** Signs in to an account, or out, in another tab, and opens the next page of this one. */
function goOnAs(account: string): void {
  document.cookie = account === '' ? 'session=; Max-Age=0' : `session=${account}`
  dispatchEvent(new Event('newpage'))
}

/** A tab in the session of Salma, who keeps one car, and Leila's list. `answerPress` lets the server take a pressed car. */
async function openAsSalma(ofLeila: string) {
  const calls: string[] = []
  const { promise: pressAnswered, resolve: answerPress } = Promise.withResolvers<void>()
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const account = document.cookie.includes(SALMA) ? SALMA : LEILA
    calls.push(`${account} ${method} ${new URL(url).pathname}`)
    if (method === 'POST') {
      await pressAnswered
      return Response.json({ _id: 'entry' }, { status: 201 })
    }
    const car = account === SALMA ? CAR : ofLeila
    return Response.json({ entries: [{ _id: `entry-${car}`, car }], total: 1 })
  })
  onTestFinished(() => {
    goOnAs('')
    vi.unstubAllGlobals()
  })
  goOnAs(SALMA)
  await eventually(() => expect(shown()).toEqual([CAR]))
  return { calls, answerPress }
}

describe('the favourites of an account', () => {
  it('are shown on no page of another account, whose own are asked for', async () => {
    const { calls } = await openAsSalma(OTHER)
    goOnAs(LEILA)
    expect(shown()).toEqual([])
    await eventually(() => expect(shown()).toEqual([OTHER]))
    expect(calls.at(-1)).toBe(`${LEILA} GET /api/wishlists/entries`)
    expect(localStorage.getItem(`account-favourites-${LEILA}`)).toBe(JSON.stringify([OTHER]))
  })

  it('are shown on no page after the session, which has those of the device', async () => {
    await openAsSalma(OTHER)
    localStorage.setItem('favourites', JSON.stringify([OTHER]))
    goOnAs('')
    expect(shown()).toEqual([OTHER])
  })

  it('take in what is pressed for their own account alone, whenever that is answered', async () => {
    const { calls, answerPress } = await openAsSalma('aaaaaaaa')
    favourites.getState().toggle(OTHER)
    const pressed = afterPress(OTHER)
    await eventually(() => expect(calls).toContain(`${SALMA} POST /api/wishlists`))
    goOnAs(LEILA)
    await eventually(() => expect(shown()).toEqual(['aaaaaaaa']))
    answerPress()
    await pressed
    expect(shown()).toEqual(['aaaaaaaa'])
    expect(calls.filter((call) => call.startsWith(LEILA))).toEqual([`${LEILA} GET /api/wishlists/entries`])
  })
})
