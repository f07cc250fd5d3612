// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { BrowserRequest } from '../../testing/browser-request.ts'
import '../../testing/clean-up.ts'
import { refusal } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { type Home, loadHome } from './load-home.ts'
import { SearchPanel } from './SearchPanel.tsx'

const i18n = translatorOf('en')
const option = (value: string, label: string, parent?: string) => ({
  value,
  label,
  count: 1,
  ...(parent && { parent }),
})
const FACETS = {
  brand: [option('kia', 'Kia'), option('land-rover', 'Land Rover')],
  model: [option('kia-rio', 'Rio', 'kia'), option('land-rover-defender', 'Defender', 'land-rover')],
  city: [option('rabat', 'Rabat')],
  bodyType: [],
  highlight: [],
}

/** Answers of the API of cars: as many as the query has parameters. */
async function answer({ url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  if (pathname !== '/api/cars') return refusal(404, 'not_found')
  for (const value of searchParams.getAll('brand'))
    if (!/^[a-z0-9-]+$/.test(value)) return refusal(422, 'validation_failed')
  return Response.json({
    cars: [],
    total: searchParams.size,
    facets: FACETS,
    priceRange: { min: 50_000, max: 250_000 },
  })
}

let network: typeof answer
let asked: string[]
let home: Home

beforeAll(async () => {
  const api = createApiClient({ baseUrl: 'http://localhost/api', fetch: answer, language: 'en' })
  home = await loadHome({ api, t: i18n.t, language: 'en' })
})
beforeEach(() => {
  network = answer
  asked = []
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).search)
    return network(request)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})

function panel(given: Home | null) {
  return (
    <I18nContext value={{ i18n }}>
      <SearchPanel total={99} home={given} />
    </I18nContext>
  )
}

/** The panel of a document, with what was chosen before its script came. */
async function openDocument(before: (choose: (name: 'brand' | 'priceMax', value: string) => void) => void = () => {}) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(panel(home))
  before((name, value) => {
    container.querySelector<HTMLSelectElement>(`[name=${name}]`)!.value = value
  })
  render(panel(null), { container, hydrate: true })
}

const brand = () => screen.getByLabelText(i18n.t('hero:search.brand'))
const budget = () => screen.getByLabelText(i18n.t('hero:search.budget'))
const model = () => screen.getByLabelText<HTMLSelectElement>(i18n.t('hero:search.model'))
const models = () => [...model().options].slice(1).map(({ value }) => value)
const expectCount = (count: number) =>
  waitFor(() => expect(screen.getByRole('button').textContent).toBe(i18n.t('hero:search.submit', { count })))

it.each([
  ['of the document', openDocument],
  ['of a page that the browser made', async () => void render(panel(home))],
])('the panel %s counts, and offers the models of the brand', async (_, open) => {
  await open()
  await expectCount(99)
  expect([model().disabled, asked]).toEqual([true, []])
  await userEvent.selectOptions(brand(), 'Kia')
  await expectCount(2)
  expect([model().disabled, models()]).toEqual([false, ['kia-rio']])
  await userEvent.selectOptions(model(), 'kia-rio')
  await expectCount(3)
  await userEvent.selectOptions(brand(), 'Land Rover')
  await waitFor(() => expect(models()).toEqual(['land-rover-defender']))
  expect(asked).toEqual(['?brand=kia&limit=1', '?brand=kia&model=kia-rio&limit=1', '?brand=land-rover&limit=1'])
})

it('what was chosen before script came is counted', async () => {
  await openDocument((choose) => choose('brand', 'Kia'))
  await expectCount(2)
  expect(models()).toEqual(['kia-rio'])
})

it('a chosen model stays while cars are counted anew, and where that fails', async () => {
  await openDocument((choose) => choose('brand', 'Kia'))
  await expectCount(2)
  await userEvent.selectOptions(model(), 'kia-rio')
  // The next change comes while this is being counted.
  network = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  await waitFor(() => expect(asked).toHaveLength(2))
  await userEvent.selectOptions(budget(), budget().querySelectorAll('option')[1] as HTMLElement)
  network = async () => refusal(503, 'unavailable')
  await expectCount(99)
  expect(model().value).toBe('kia-rio')
})
