// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import type { SellChoices } from './load-sell-form.ts'
import { SellForm } from './SellForm.tsx'
import type { keepUnsent } from './unsent-photos.ts'

const { keep, arrival } = vi.hoisted(() => ({
  keep: vi.fn<typeof keepUnsent>(async () => undefined),
  arrival: Promise.withResolvers<void>(),
}))
vi.mock('./unsent-photos.ts', async () => {
  await arrival.promise
  return { keepUnsent: keep }
})

const CHOICES: SellChoices = { brands: [], models: [], cities: [], questions: [], present: 2026, filled: {} }
const path = '/sell-your-car'

it('photos that were not sent are not wanted where their draft is deleted before their script came', async () => {
  localStorage.setItem('sell-draft', '{"values":{"model":"Duster"},"photos":[]}')
  const element = <SellForm path={path} choices={CHOICES} />
  const { t, user } = await openPage({ language: 'fr', path, routes: [{ path, element }] })
  await user.click(await screen.findByRole('button', { name: t('sell:form.delete') }))
  arrival.resolve()
  await expect.poll(() => keep.mock.lastCall?.[1]).toBe(false)
})
