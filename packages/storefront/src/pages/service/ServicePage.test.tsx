// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import ServicePage, { action, loader } from './ServicePage.tsx'

const PATH = pathFor('inspector', 'fr')
const SLOT = {
  id: '20260525T0900Z-casablanca',
  startsAt: '2026-05-25T10:00:00+01:00',
  endsAt: '2026-05-25T10:30:00+01:00',
  store: { id: 'casablanca', name: 'Otosafi Casablanca' },
  free: true,
}

async function comeBack(fields: Record<string, string>, slots: object[], query = '?typed=') {
  const page = await openPage({
    language: 'fr',
    path: PATH,
    routes: [{ path: PATH, Component: ServicePage, loader, action, HydrateFallback: () => null }],
    answers: { 'GET /api/service-slots': () => Response.json({ slots, timeZone: 'Africa/Casablanca' }) },
  })
  await screen.findByRole('heading', { level: 1 })
  const formData = new FormData()
  for (const [field, value] of Object.entries(fields)) formData.append(field, value)
  await page.router.navigate(PATH + query, { formMethod: 'post', formData })
  const form = page.container.querySelector('form#inspector') as HTMLFormElement
  return { ...page, form, sent: () => Object.fromEntries(new FormData(form)) }
}

it('shows the time that was chosen with what was typed before, checks nothing, and sends nothing', async () => {
  const { t, calls, form, sent } = await comeBack({ city: 'Salé', phone: '06', slot: SLOT.id }, [SLOT])
  await expect.poll(sent).toMatchObject({ city: 'Salé', phone: '06', slot: SLOT.id })
  expect(form.getAttribute('action')).toBe(`${PATH}?slot=${SLOT.id}`)
  expect(form.textContent).toContain(t('services:time.chosen', { day: '2026-05-25', time: '10:00' }))
  expect(screen.queryByRole('alert')).toBe(null)
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('takes no time that was ticked on the way back, and keeps the one that was chosen before', async () => {
  const other = { ...SLOT, id: '20260526T0900Z-casablanca', startsAt: '2026-05-26T10:00:00+01:00' }
  const ticked = { city: 'Salé', slot: other.id }
  const { sent, unmount } = await comeBack(ticked, [SLOT, other], '?typed=back')
  await expect.poll(sent).toMatchObject({ city: 'Salé' })
  expect(sent()).not.toHaveProperty('slot')
  expect(screen.queryByRole('alert')).toBe(null)
  unmount()
  const before = await comeBack(ticked, [SLOT, other], `?typed=back&slot=${SLOT.id}`)
  await expect.poll(before.sent).toMatchObject({ city: 'Salé', slot: SLOT.id })
})

it('says that a time is gone, and keeps what was typed', async () => {
  const { t, sent } = await comeBack({ city: 'Salé', slot: SLOT.id }, [{ ...SLOT, free: false }])
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
  expect(sent()).toMatchObject({ city: 'Salé' })
})
