// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import type { SellChoices } from './load-sell-form.ts'
import { SellForm } from './SellForm.tsx'
import type { keepUnsent } from './unsent-photos.ts'

const keep = vi.hoisted(() => vi.fn<typeof keepUnsent>(async () => undefined))
vi.mock('./unsent-photos.ts', () => ({ keepUnsent: keep }))

const CHOICES: SellChoices = { brands: [], models: [], cities: [], questions: [], present: 2026, filled: {} }
const path = '/sell-your-car'

it.each([
  ['are wanted with the draft that they belong to', '{"values":{},"photos":[]}', true],
  ['are not without it: whose they are has signed out', null, false],
])('photos that were not sent %s', async (_, draft, isWanted) => {
  keep.mockClear()
  if (draft !== null) localStorage.setItem('sell-draft', draft)
  const { user, container } = await openPage({
    language: 'fr',
    path,
    routes: [{ path, element: <SellForm path={path} choices={CHOICES} /> }],
  })
  await user.type(container.querySelector('[name=model]') as HTMLInputElement, 'D')
  await expect.poll(() => keep.mock.lastCall?.[1]).toBe(isWanted)
})
