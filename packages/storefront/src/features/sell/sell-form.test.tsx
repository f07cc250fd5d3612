// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { GRADES } from '@otosafi/domain/car/vocabulary'

import type { FormState } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sellTexts } from './check-sell.ts'
import type { SellChoices } from './load-sell-form.ts'
import { SELL } from './sale-forms.ts'
import { SellForm } from './SellForm.tsx'
import { valuesOfForm } from './use-draft.ts'

const CHOICES: SellChoices = {
  brands: ['Dacia', 'Toyota'],
  models: [],
  cities: [{ value: 'casablanca', label: 'Casablanca' }],
  questions: [
    {
      id: 'accident',
      text: 'Was it in an accident?',
      help: null,
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes, it was' },
      ],
    },
    { id: 'tyres', text: 'How old are the tyres?', help: null, options: [] },
  ],
  present: 2026,
  filled: { brand: '', model: '', modelYear: '', mileage: '' },
}
const TYPED = { brand: 'Dacia', model: 'Duster', modelYear: '2019', mileage: '84 000' }
const ANSWERED: FormState = { form: SELL, sent: false, issues: {}, problem: null, values: {}, code: null }

const path = '/sell-your-car'

afterEach(() => void vi.unstubAllGlobals())

describe.each(['fr', 'ar'] as const)('the form of a car to sell, in %s', (language) => {
  async function open(choices: SellChoices = CHOICES, answered?: FormState) {
    const page = await openPage({
      language,
      path,
      routes: [{ id: 'page', path, element: <SellForm path={path} choices={choices} /> }],
      ...(answered === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { page: answered } } }),
    })
    const { t, user } = page
    const goOn = () => user.click(screen.getByRole('button', { name: t('actions.continue') }))
    const field = (label: string, role: 'textbox' | 'combobox' = 'textbox') =>
      screen.getByRole<HTMLInputElement>(role, { name: new RegExp(`^${label}`) })
    async function fillCar() {
      await user.type(field(t('car.label.brand'), 'combobox'), TYPED.brand)
      await user.type(field(t('car.label.model'), 'combobox'), TYPED.model)
      await user.selectOptions(field(t('car.label.modelYear'), 'combobox'), TYPED.modelYear)
      await user.type(field(t('car.label.mileage')), TYPED.mileage)
    }
    const form = page.container.querySelector('form') as HTMLFormElement
    return { ...page, goOn, field, fillCar, sent: () => Object.fromEntries(sellTexts(valuesOfForm(form))) }
  }

  it('goes on once a step is right, says what is wrong with it, and comes back to what was typed', async () => {
    const { t, user, goOn, field, fillCar } = await open()
    const onChecked = vi.fn<(event: Event) => void>()
    addEventListener('formchecked', onChecked, { once: true })
    await goOn()
    expect(onChecked.mock.lastCall?.[0]).toHaveProperty('detail.issues.brand')
    const summary = await screen.findByRole('region', { name: t('validation.summary') })
    expect(within(summary).getAllByRole('link')).toHaveLength(4)
    expect(screen.getByRole('heading', { name: t('sell:steps.car') })).toBeTruthy()
    await fillCar()
    expect(screen.getByRole('heading', { name: t('sell:steps.state') })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await goOn()
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('sell:steps.photos')))
    expect(await screen.findByText(t('sell:photos.count', { count: 0, most: 10 }).replace('\u00a0', ' '))).toBeTruthy()
    await goOn()
    await user.click(await screen.findByRole('button', { name: t('sell:form.submit') }))
    await screen.findByRole('region', { name: t('validation.summary') })
    for (let back = 0; back < 2; back++) await user.click(screen.getByRole('button', { name: t('actions.back') }))
    expect(field(t('car.label.brand'), 'combobox').value).toBe('Dacia')
  })

  it('keeps what is typed on the device, except for the consent', async () => {
    const first = await open()
    await first.fillCar()
    await waitFor(() => expect(localStorage.getItem('sell-draft')).toContain('84 000'))
    cleanup()
    const { t, field } = await open()
    await waitFor(() => expect(field(t('car.label.model'), 'combobox').value).toBe('Duster'))
    expect(field(t('car.label.modelYear'), 'combobox').value).toBe('2019')
    expect(localStorage.getItem('sell-draft')).not.toContain('consent')
  })

  it.each([
    ['closed', () => dispatchEvent(new Event('pagehide'))],
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['left for another', cleanup],
  ])('keeps the last that was typed where its page is %s at once', async (_, leave) => {
    const { t, user, field } = await open()
    await user.type(field(t('car.label.mileage')), '84 000')
    leave()
    expect(localStorage.getItem('sell-draft')).toContain('84 000')
  })

  it('says of a number whose check digit does not fit that it may be right, and goes on with it', async () => {
    const { t, user, field, fillCar, goOn, container } = await open()
    await fillCar()
    await user.type(field(t('car.label.vin').replace(/[()]/g, '\\$&')), 'UU1HSDAG5EU123456')
    await user.tab()
    await waitFor(() => expect(container.textContent).toContain(t('sell:form.vinDoubt')))
    await goOn()
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('sell:steps.photos')))
  })

  it('has three steps, the first of what the car is and of its state, in the order of the form without script', async () => {
    const { t, fillCar, goOn, container } = await open()
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const parts = (['car', 'state', 'photos', 'person'] as const).map((part) => t(`sell:steps.${part}`))
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(parts)
    expect(headings()).toEqual(parts.slice(0, 2))
    await fillCar()
    for (const [index, part] of parts.slice(2).entries()) {
      await goOn()
      await waitFor(() => expect(headings()).toEqual([part]))
      expect(container.textContent).toContain(t('sell:steps.position', { step: index + 2, all: 3 }))
    }
    expect(screen.getByRole('button', { name: t('sell:form.submit') })).toBeTruthy()
  })

  it('sums up the car and its photos before they are sent, each with the way back to it', async () => {
    const { t, user, fillCar, goOn, container } = await open()
    await fillCar()
    await goOn()
    await goOn()
    const change = (step: 'car' | 'photos') =>
      screen.findByRole('button', { name: t('sell:form.change', { part: t(`sell:steps.${step}`) }) })
    expect((await change('car')).parentElement?.textContent).toContain(t('car.unit.km', { value: 84_000 }))
    await user.click(await change('photos'))
    expect(container.textContent).toContain(t('sell:steps.position', { step: 2, all: 3 }))
    await goOn()
    await user.click(await change('car'))
    expect(container.textContent).toContain(t('sell:steps.position', { step: 1, all: 3 }))
  })

  it('takes what an odometer in miles shows, keeps its unit, and lets a mileage of the address be kilometres', async () => {
    const { t, user, field, fillCar, sent } = await open()
    expect(sent()).not.toHaveProperty('odometerUnit')
    await fillCar()
    await user.selectOptions(field(t('car.label.odometerUnit'), 'combobox'), 'mi')
    const inMiles = { mileage: '135185', odometerUnit: 'mi' }
    expect(sent()).toMatchObject(inMiles)
    cleanup()
    const kept = await open()
    await waitFor(() => expect(kept.sent()).toMatchObject(inMiles))
    cleanup()
    const named = await open({ ...CHOICES, filled: { ...CHOICES.filled, mileage: '61 500' } })
    await waitFor(() => expect(named.sent()).toMatchObject({ model: TYPED.model, mileage: '61500' }))
    expect(named.sent()).not.toHaveProperty('odometerUnit')
  })

  it('offers the car in exchange for the one that its address names, unless that is unticked', async () => {
    const wantedCar = 'MA-4K7Q2PXA'
    const { user, container } = await open({ ...CHOICES, filled: { ...CHOICES.filled, wantedCar } })
    const sent = () => sellTexts(valuesOfForm(container.querySelector('form') as HTMLFormElement))
    expect(sent()).toContainEqual(['wantedCar', wantedCar])
    await user.click(screen.getByRole('checkbox', { name: new RegExp(wantedCar) }))
    expect(sent().map(([name]) => name)).not.toContain('wantedCar')
  })

  it('takes no file that is no picture, and says how to get one', async () => {
    const { t, user, fillCar, goOn, container } = await open()
    await fillCar()
    await goOn()
    const input = container.querySelector<HTMLInputElement>('input[name=photos]')
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.jpg', { type: 'image/jpeg' })
    await user.upload(input as HTMLInputElement, heic)
    expect(await screen.findByText(t('validation.imageHeic'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: t('sell:photos.remove', { index: 1 }) }))
    expect(screen.getByText(t('sell:photos.count', { count: 0, most: 10 }).replace('\u00a0', ' '))).toBeTruthy()
    expect(document.activeElement).toBe(input)
  })

  it('asks for the state of the car, each with what it means', async () => {
    const { t } = await open()
    for (const grade of GRADES) {
      const name = `${t(`vocabulary.grade.${grade}`)} ${t(`sell:form.grades.${grade}`)}`
      expect(screen.getByRole('radio', { name })).toBeTruthy()
    }
  })

  it('asks for a picture of each view', async () => {
    const { t, fillCar, goOn } = await open()
    await fillCar()
    await goOn()
    for (const view of ['side', 'rear'] as const)
      expect(screen.getByRole('button', { name: t(`vocabulary.photoView.${view}`) })).toBeTruthy()
  })

  it('begins where something is wrong on a page that came back without script, as it was typed', async () => {
    const { t, field } = await open(CHOICES, {
      ...ANSWERED,
      issues: { phone: { code: 'phoneInvalid', values: {} } },
      values: { brand: 'Dacia', phone: '12', fullName: 'Salma Bennani', consent: 'true', papers: 'insurance' },
    })
    expect(screen.getByRole('heading', { name: t('sell:steps.person') })).toBeTruthy()
    expect(field(t('callback.phone')).value).toBe('12')
    expect(field(t('callback.name')).value).toBe('Salma Bennani')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('sell:form.consent') }).checked).toBe(true)
  })

  describe('that is sent', () => {
    const WHOLE = { ...TYPED, city: 'casablanca', fullName: 'Salma Bennani', phone: '0661234567' }

    /** Fills in and sends the whole form, and answers the first time it is sent by `status` and `problem`; later ones wait. */
    async function send(status: number, problem: object) {
      const calls: { key: string; form: FormData }[] = []
      class Sending extends EventTarget {
        upload = new EventTarget()
        status = status
        response = { type: 'about:blank', title: '', status, ...problem }
        key = ''
        open = () => undefined
        getResponseHeader = () => null
        abort = () => undefined
        setRequestHeader(name: string, value: string) {
          if (name === 'idempotency-key') this.key = value
        }
        send(form: FormData) {
          calls.push({ key: this.key, form })
          if (calls.length === 1) setTimeout(() => this.dispatchEvent(new Event('load')))
        }
      }
      vi.stubGlobal('XMLHttpRequest', Sending)
      localStorage.setItem('sell-draft', JSON.stringify({ values: WHOLE, photos: [] }))
      const page = await open()
      const { t, user, goOn, field } = page
      await waitFor(() => expect(field(t('car.label.model'), 'combobox').value).toBe('Duster'))
      await goOn()
      await goOn()
      await user.click(await screen.findByRole('checkbox', { name: t('sell:form.consent') }))
      const submit = () => user.click(screen.getByRole('button', { name: t('sell:form.submit') }))
      await submit()
      await waitFor(() => expect(calls).toHaveLength(1))
      return { ...page, calls, submit }
    }

    it('marks what it refuses, and is sent again once that is corrected', async () => {
      const errors = [{ path: '/body/fullName', code: 'fullName' }]
      const { t, user, field, calls, submit } = await send(422, { code: 'validation_failed', errors })
      await screen.findByRole('region', { name: t('validation.summary') })
      expect(field(t('callback.name')).getAttribute('aria-invalid')).toBe('true')
      await user.type(field(t('callback.name')), ' El Fassi')
      await submit()
      await waitFor(() => expect(calls).toHaveLength(2))
      expect(calls[1]?.form.get('fullName')).toBe('Salma Bennani El Fassi')
      expect(calls[1]?.key).not.toBe(calls[0]?.key)
    })

    it('is sent as it is then, by the same key while it is the same', async () => {
      const { t, calls, submit } = await send(500, { code: 'internal' })
      await screen.findByText(t('errors.problem.internal'))
      await submit()
      await waitFor(() => expect(calls).toHaveLength(2))
      expect(calls[1]?.key).toBe(calls[0]?.key)
    })

    it('was taken, and can be sent as the same one by who comes back to it from the sale', async () => {
      const { calls, submit } = await send(201, { id: 'kq3v9b2m7x1c5z8n4h6j0w' })
      await waitFor(() => expect(localStorage.getItem('sell-draft')).toBeNull())
      act(() => void dispatchEvent(new Event('pageshow')))
      await submit()
      await waitFor(() => expect(calls).toHaveLength(2))
      expect(calls[1]?.key).toBe(calls[0]?.key)
    })
  })

  it('says that enough requests are open', async () => {
    const { t } = await open(CHOICES, { ...ANSWERED, problem: 'too_many_open' })
    expect(screen.getByRole('alert').textContent).toBe(t('sell:form.tooMany'))
  })
})
