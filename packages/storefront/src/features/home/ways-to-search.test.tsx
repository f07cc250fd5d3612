// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { WaysToSearch } from './WaysToSearch.tsx'

const NONE = { bodyTypes: [], brands: [], places: [], categories: [] }

/** The headings above ways to search a site whose cars are grouped so. */
async function headingsOf(home: Parameters<typeof WaysToSearch>[0]['home']) {
  await openPage({ language: 'en', path: '/', routes: [{ path: '/', element: <WaysToSearch home={home} /> }] })
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent)
}

it('are named where there is a car to find', async () => {
  const { t } = translatorOf('en')
  const rabat = { value: 'rabat', label: 'Rabat', count: 2 }
  expect(await headingsOf({ ...NONE, bodyTypes: [{ value: 'suv', count: 2 }], places: [rabat] })).toEqual([
    t('home.bodyTypes.title'),
    t('home.places.title'),
  ])
})

it('are not named on a site without cars', async () => {
  expect(await headingsOf(NONE)).toEqual([])
})
