// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { readLocale } from '@otosafi/i18n/read-locales'

import { offerLanguage } from './offer-language.ts'
import { overlayTasks } from './overlay-tasks.ts'

const asked = vi.hoisted(() => [] as string[])
vi.mock('../texts/load-texts.ts', () => ({
  loadTexts: async (language: 'fr' | 'ar', [group]: ['offline']) => {
    asked.push(language)
    return { [group]: readLocale({ edition: 'ma', language, group }) }
  },
}))

const offered = async () => {
  overlayTasks.setState({ offer: null })
  await offerLanguage()
  return overlayTasks.getState().offer
}

beforeEach(() => {
  history.replaceState(null, '', '/fr/about')
  asked.length = 0
  return () => {
    document.cookie = 'language=; Max-Age=0; Path=/'
  }
})

it('offers the remembered language in its own words, and renews the cookie', async () => {
  localStorage.setItem('language', 'ar')
  expect(await offered()).toMatchObject({ language: 'ar', text: 'المتابعة بالعربية', closeLabel: 'إغلاق' })
  expect(document.cookie).toContain('language=ar')
})

it('renews the cookie of who reads in the remembered language, and asks for nothing', async () => {
  localStorage.setItem('language', 'fr')
  expect(await offered()).toBe(null)
  expect([document.cookie, asked]).toEqual([expect.stringContaining('language=fr'), []])
})

it.each([[null], ['xx'], ['zu'], ['constructor'], ['__proto__'], ['']])(
  'offers nothing to who has remembered %j, which is no language of the edition',
  async (remembered) => {
    if (remembered !== null) localStorage.setItem('language', remembered)
    expect(await offered()).toBe(null)
    expect([document.cookie, asked]).toEqual(['', []])
  },
)

it('does not offer again what was declined, but another language', async () => {
  localStorage.setItem('language', 'ar')
  const offer = await offered()
  offer?.decline()
  expect(overlayTasks.getState().offer).toBe(null)
  expect(await offered()).toBe(null)
  history.replaceState(null, '', '/about')
  expect((await offered())?.language).toBe('ar')
})
