// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { SellForm } from './SellForm.tsx'

vi.mock('#edition', async () => ({ edition: (await import('@otosafi/editions/facts/coza')).coza }))

it('a seller of an imported car reads no advice for buyers', async () => {
  const path = '/sell-car'
  const filled = { brand: '', model: '', modelYear: '', mileage: '' }
  const choices = { brands: [], models: [], cities: [], questions: [], present: 2026, filled }
  const { t } = await openPage({
    language: 'en',
    path,
    routes: [{ id: 'page', path, element: <SellForm path={path} choices={choices} /> }],
  })
  const origin = screen.getByRole('combobox', { name: new RegExp(`^${t('sell:form.origin')}`) })
  const labels = within(origin).getAllByRole('option')
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    t('sell:form.choose'),
    t('vocabulary.originNote.local'),
    t('vocabulary.origin.imported'),
  ])
})
