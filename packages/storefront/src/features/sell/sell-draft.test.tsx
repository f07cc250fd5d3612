// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { draftFragment } from './draft-link.ts'
import type { SellChoices } from './load-sell-form.ts'
import { SellForm } from './SellForm.tsx'
import { valuesOfForm } from './use-draft.ts'

const CHOICES: SellChoices = {
  brands: ['Dacia', 'Toyota'],
  models: [],
  cities: [{ value: 'casablanca', label: 'Casablanca' }],
  questions: [{ id: 'tyres', text: 'How old are the tyres?', help: null, options: [] }],
  present: 2026,
  filled: { brand: '', model: '', modelYear: '', mileage: '' },
}
const TYPED = { brand: 'Dacia', model: 'Duster', modelYear: '2019', mileage: '84 000' }
const path = '/sell-your-car'

describe.each(['fr', 'ar'] as const)('the draft of a car to sell, in %s', (language) => {
  const open = (choices: SellChoices = CHOICES) =>
    openPage({ language, path, routes: [{ path, element: <SellForm path={path} choices={choices} /> }] })

  it('opens what was kept of every part', async () => {
    const values = { ...TYPED, carIssue: 'Rayure', 'answer-tyres': '2 ans', city: 'casablanca', fullName: 'Salma' }
    localStorage.setItem('sell-draft', JSON.stringify({ values, photos: [] }))
    const { container } = await open()
    const form = container.querySelector('form') as HTMLFormElement
    await waitFor(() => expect(valuesOfForm(form)).toMatchObject(values))
  })

  it('says of photos that were sent too long ago that they must be chosen again', async () => {
    const photo = { key: `uploads/${'0a'.repeat(24)}`, width: 8, height: 6, placeholder: '#336699', at: 0, view: null }
    localStorage.setItem('sell-draft', JSON.stringify({ values: TYPED, photos: [photo] }))
    const { t, container } = await open()
    await waitFor(() => expect(container.textContent).toContain(t('sell:photos.lapsed')))
    cleanup()
    localStorage.setItem('sell-draft', JSON.stringify({ values: TYPED, photos: [] }))
    const again = await open()
    const form = again.container.querySelector('form') as HTMLFormElement
    await waitFor(() => expect(valuesOfForm(form)).toMatchObject(TYPED))
    expect(again.container.textContent).not.toContain(t('sell:photos.lapsed'))
  })

  it('says that it is filled in, and is deleted with its photos for the next person at the device', async () => {
    const key = `uploads/${'0a'.repeat(24)}`
    const photo = { key, width: 8, height: 6, placeholder: '#336699', at: Date.now(), view: null }
    localStorage.setItem('sell-draft', JSON.stringify({ values: { ...TYPED, fullName: 'Salma' }, photos: [photo] }))
    const { t, user, container } = await open()
    const form = container.querySelector('form') as HTMLFormElement
    await waitFor(() => expect(valuesOfForm(form)).toMatchObject({ ...TYPED, fullName: 'Salma' }))
    expect(container.textContent).toContain(t('sell:form.restored'))
    expect(container.textContent).toContain(t('sell:photos.count', { count: 1, most: 10 }))
    await user.click(screen.getByRole('button', { name: t('sell:form.delete') }))
    expect(valuesOfForm(form)).toMatchObject({ brand: '', model: '', mileage: '', fullName: '' })
    expect(container.textContent).toContain(t('sell:photos.count', { count: 0, most: 10 }))
    expect(container.textContent).not.toContain(t('sell:form.restored'))
    expect(screen.queryByRole('button', { name: t('sell:form.delete') })).toBeNull()
    expect(localStorage.getItem('sell-draft')).toBeNull()
  })

  it('can be deleted on the visit that it is of, once a step is done', async () => {
    const { t, user } = await open({ ...CHOICES, filled: TYPED })
    expect(screen.queryByRole('button', { name: t('sell:form.delete') })).toBeNull()
    await user.click(screen.getByRole('button', { name: t('actions.continue') }))
    await user.click(screen.getByRole('button', { name: t('sell:form.delete') }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('sell:steps.car')))
    expect(localStorage.getItem('sell-draft')).toBeNull()
  })

  it('begins with the car of its address, and takes of another one that was kept but who offers it', async () => {
    const kept = { ...TYPED, carIssue: 'Rayure', grade: 'good', city: 'casablanca', fullName: 'Salma' }
    localStorage.setItem('sell-draft', JSON.stringify({ values: kept, photos: [] }))
    const named = { brand: 'Toyota', model: '', modelYear: '2020', mileage: '61 500' }
    const { container } = await open({ ...CHOICES, filled: named })
    const form = container.querySelector('form') as HTMLFormElement
    await waitFor(() => expect(valuesOfForm(form)).toMatchObject({ ...named, fullName: 'Salma', carIssue: '' }))
    cleanup()
    const again = await open({ ...CHOICES, filled: { ...CHOICES.filled, brand: 'Dacia', modelYear: '2019' } })
    const same = again.container.querySelector('form') as HTMLFormElement
    await waitFor(() => expect(valuesOfForm(same)).toMatchObject(kept))
  })

  it('takes over the car of a link, and keeps who offers it here', async () => {
    const kept = { ...TYPED, carIssue: 'Rayure', city: 'casablanca', fullName: 'Salma', phone: '0661234567' }
    localStorage.setItem('sell-draft', JSON.stringify({ values: kept, photos: [] }))
    location.hash = draftFragment({ values: { brand: 'Toyota', model: 'Yaris' }, photos: [] })
    const { container } = await open()
    const form = container.querySelector('form') as HTMLFormElement
    const person = { city: 'casablanca', fullName: 'Salma', phone: '0661234567' }
    const car = { brand: 'Toyota', model: 'Yaris', modelYear: '', carIssue: '' }
    await waitFor(() => expect(valuesOfForm(form)).toMatchObject({ ...car, ...person }))
    expect(location.hash).toBe('')
  })
})
