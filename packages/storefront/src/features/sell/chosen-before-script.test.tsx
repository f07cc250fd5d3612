// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'

import '../../testing/clean-up.ts'
import { translatorOf } from '../../texts/translators.ts'
import type { SellChoices } from './load-sell-form.ts'
import { SellForm } from './SellForm.tsx'

const CHOICES: SellChoices = { brands: [], models: [], cities: [], questions: [], present: 2026, filled: {} }
const i18n = translatorOf('en')
const path = '/sell-your-car'

function page() {
  const element = <SellForm path={path} choices={CHOICES} />
  return (
    <I18nContext value={{ i18n }}>
      <RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [path] })} />
    </I18nContext>
  )
}

it('photos that were chosen before script came are taken over', async () => {
  document.documentElement.lang = 'en'
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const field = container.querySelector('input[name=photos]') as HTMLInputElement
  Object.defineProperty(field, 'files', { value: [new File(['no picture'], 'IMG_1.jpg')] })
  render(page(), { container, hydrate: true })
  expect(await screen.findByText(i18n.t('sell:photos.count', { count: 1, most: 10 }))).toBeTruthy()
})
