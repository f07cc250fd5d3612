// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ChecklistSheet } from '../../features/car/checklist-items.ts'
import { answer } from '../../forms/answer-form.ts'
import type { FormState } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { checklistWords } from './checklist-words.ts'
import { Checklist } from './Checklist.tsx'

const ADDRESS = '/buy/dacia/logan/2019/80000/abcdefgh'
const SHEET: ChecklistSheet = {
  odometer: 84_000,
  miles: null,
  vinEnd: '004711',
  papers: [],
  findings: { 'engine.oilLeaks': { result: 'defect' } },
  photos: {},
}

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => false }))
afterEach(() => void vi.unstubAllGlobals())

/** Opens the checklist of a car; `result` is the outcome of sending it. */
async function open(car = 'abcdefgh', result: Partial<FormState> = { sent: true }, sheet = SHEET) {
  const words = checklistWords(translatorOf('en').t)
  const element = <Checklist car={car} title="Visit checklist" address={ADDRESS} sheet={sheet} words={words} />
  const action = () => answer({ form: 'checklist', ...result })
  const path = `${ADDRESS}/check`
  const page = await openPage({ language: 'en', path, routes: [{ path, element, action }] })
  const item = (name: string) => within(screen.getByRole('group', { name }))
  return { ...page, words, item, send: screen.getByRole('button', { name: words.submit }) }
}

const chosen = ({ item }: Pick<Awaited<ReturnType<typeof open>>, 'item'>, name: string) =>
  item(name)
    .getAllByRole('radio')
    .find((radio) => (radio as HTMLInputElement).checked)
    ?.getAttribute('value')

it('what is marked is there again with the next visit, of this car alone, and who marks it is not kept', async () => {
  const { item, user, unmount, words } = await open()
  await user.click(item('Oil leaks').getByRole('radio', { name: words.differs }))
  await user.type(item('Oil leaks').getByRole('textbox', { name: words.note }), 'It drips')
  await user.click(item('Body').getByRole('radio', { name: words.matches }))
  await user.type(item('Odometer').getByRole('textbox', { name: words.kilometres }), '84 120')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Awa')
  expect(localStorage.getItem('checklists')).not.toContain('Awa')
  unmount()
  const other = await open('hgfedcba')
  expect(chosen(other, 'Oil leaks')).toBe('open')
  other.unmount()
  const again = await open()
  expect([chosen(again, 'Oil leaks'), chosen(again, 'Body'), chosen(again, 'Brakes')]).toEqual([
    'differs',
    'matches',
    'open',
  ])
  expect(again.item('Oil leaks').getByRole('textbox', { name: words.note })).toHaveProperty('value', 'It drips')
  expect(again.item('Odometer').getByRole('textbox', { name: words.kilometres })).toHaveProperty('value', '84 120')
})

it('asks for the miles that an odometer shows, and says what the report has in both units', async () => {
  const { item, words } = await open('abcdefgh', {}, { ...SHEET, odometer: 96_560, miles: 60_000 })
  const odometer = item('Odometer')
  expect(odometer.getByRole('textbox', { name: words.miles })).toBeTruthy()
  expect(odometer.queryByRole('textbox', { name: words.kilometres })).toBeNull()
  expect(odometer.getByText('96\u{a0}560\u{a0}km · 60\u{a0}000\u{a0}mi', { normalizer: (text) => text })).toBeTruthy()
})

it('leaves out a note once its field is hidden, and takes it again with its mark', async () => {
  vi.stubGlobal('CSS', { supports: () => true })
  const { item, user, words, container } = await open()
  const mark = (choice: string) => user.click(item('Oil leaks').getByRole('radio', { name: choice }))
  const note = () => new FormData(container.querySelector('form') ?? undefined).get('point.engine.oilLeaks.note')
  await mark(words.differs)
  await user.type(item('Oil leaks').getByRole('textbox', { name: words.note }), 'It drips')
  await mark(words.open)
  expect(note()).toBeNull()
  await mark(words.differs)
  expect(note()).toBe('It drips')
})

it('says that it was sent, takes the focus there, and keeps no mark', async () => {
  const { item, user, send, words, container } = await open()
  await user.click(item('Oil leaks').getByRole('radio', { name: words.differs }))
  expect(localStorage.getItem('checklists')).not.toBeNull()
  await user.click(send)
  const said = await screen.findByText(words.sent)
  await waitFor(() => expect(document.activeElement).toBe(said.closest('[role=status]')))
  expect(container.querySelector('form > div:last-child')).toHaveProperty('hidden', true)
  await waitFor(() => expect(localStorage.getItem('checklists')).toBeNull())
})

it('says why it is refused, and keeps the marks', async () => {
  const { item, user, send, words } = await open('abcdefgh', {
    issues: { differences: { code: 'option', values: {} } },
    values: { 'section.body': 'matches' },
  })
  await user.click(item('Body').getByRole('radio', { name: words.matches }))
  await user.click(send)
  expect(await screen.findByText(words.nothing)).toBeTruthy()
  expect(chosen({ item }, 'Body')).toBe('matches')
  expect(localStorage.getItem('checklists')).toContain('section.body')
})
