// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { timePath } from '../../features/services/timed-service.ts'
import { notices } from '../../state/notices.ts'
import { openPage } from '../../testing/open-page.tsx'
import ServiceTimePage, { action, loader } from './ServiceTimePage.tsx'

const SLOTS = ['2026-05-25T10:00:00+01:00', '2026-05-26T10:00:00+01:00'].map((startsAt, at) => ({
  id: `slot-${at}`,
  startsAt,
  endsAt: startsAt,
  store: { id: 'casablanca', name: 'Otosafi Casablanca' },
  free: true,
}))
const PATH = timePath('inspector', 'fr')

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of notices.visible()) notices.dismiss(id)
})

async function open(slots: object[] = SLOTS) {
  const page = await openPage({
    language: 'fr',
    path: PATH,
    routes: [
      {
        path: PATH.replace('inspector', ':key'),
        Component: ServiceTimePage,
        loader,
        action,
        HydrateFallback: () => null,
      },
    ],
    answers: { 'GET /api/service-slots': () => Response.json({ slots, timeZone: 'Africa/Casablanca' }) },
  })
  await screen.findByRole('heading', { level: 1 })
  const form = () => page.container.querySelector<HTMLFormElement>('form#time') as HTMLFormElement
  const bring = async (city: string, query = '') => {
    const typed = new FormData()
    typed.append('city', city)
    await page.router.navigate(PATH + query, { formMethod: 'post', formData: typed })
    await expect.poll(() => Object.fromEntries(new FormData(form()))).toMatchObject({ city })
  }
  return { ...page, form, bring }
}

it('takes what was typed into the form of the service to each day and back, unchecked', async () => {
  const { router, form } = await open()
  const typed = new FormData()
  for (const [field, value] of Object.entries({ brand: 'Dacia', phone: '06', slot: 'slot-0', other: 'x' }))
    typed.append(field, value)
  await router.navigate(PATH, { formMethod: 'post', formData: typed })
  const sentBy = () => Object.fromEntries(new FormData(form()))
  await expect.poll(sentBy).toMatchObject({ brand: 'Dacia', phone: '06', city: '' })
  const sent = sentBy()
  expect(Object.keys(sent)).not.toContain('other')
  expect(Object.keys(sent)).not.toContain('slot')
  expect([form().method, form().getAttribute('action')]).toEqual([
    'post',
    `${pathFor('inspector', 'fr')}?typed=#inspector`,
  ])
  const days = [...form().querySelectorAll<HTMLButtonElement>('nav button')]
  expect(days.map((day) => [day.type, day.getAttribute('formaction'), day.formNoValidate])).toEqual([
    ['submit', `${PATH}?day=2026-05-25#time`, true],
    ['submit', `${PATH}?day=2026-05-26#time`, true],
  ])
})

it.each([
  ['no time is free', []],
  ['none of the free ones suits', SLOTS],
])('leads back with what was typed where %s', async (_, slots) => {
  const { form, t, bring } = await open(slots)
  await bring('Salé')
  const back = screen.getByRole<HTMLButtonElement>('button', { name: t('actions.back') })
  expect([back.type, back.getAttribute('formaction'), back.formNoValidate]).toEqual([
    'submit',
    `${pathFor('inspector', 'fr')}?typed=back#inspector`,
    true,
  ])
  expect(new FormData(form(), back).get('city')).toBe('Salé')
  expect(screen.queryAllByRole('button', { name: t('actions.continue') })).toHaveLength(slots.length === 0 ? 0 : 1)
})

it('keeps the time that was chosen before, on each day and on the way back', async () => {
  const { form, t, bring } = await open()
  await bring('Salé', '?slot=slot-1')
  const back = screen.getByRole('button', { name: t('actions.back') })
  expect(back.getAttribute('formaction')).toBe(`${pathFor('inspector', 'fr')}?typed=back&slot=slot-1#inspector`)
  expect(new FormData(form()).get('slot')).toBe('slot-1')
  const days = [...form().querySelectorAll('nav button')].map((day) => day.getAttribute('formaction'))
  expect(days[0]).toBe(`${PATH}?slot=slot-1&day=2026-05-25#time`)
})

it.each([true, false])(
  'leaves for another page with what was typed where there is a connection: %s',
  async (isOnline) => {
    const { user, form, t, bring } = await open()
    await bring('Salé')
    await user.click(screen.getAllByRole('radio')[0] as HTMLInputElement)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const left: (string | null)[] = []
    const leave = (event: SubmitEvent) => {
      if (!event.defaultPrevented) left.push((event.submitter as HTMLButtonElement).textContent)
      event.preventDefault()
    }
    window.addEventListener('submit', leave)
    const buttons = [...form().querySelectorAll('button')]
    for (const button of buttons) await user.click(button)
    window.removeEventListener('submit', leave)
    expect(left).toEqual(isOnline ? buttons.map((button) => button.textContent) : [])
    const said = notices.visible().map(({ text }) => text)
    expect([...new Set(said)]).toEqual(isOnline ? [] : [t('shell.offline')])
  },
)

it('opened by itself, it has days as links, and an address that keeps the time', async () => {
  const { form } = await open()
  expect([form().method, form().getAttribute('action')]).toEqual(['get', `${pathFor('inspector', 'fr')}#inspector`])
  expect(form().querySelectorAll('nav a')).toHaveLength(2)
})
