import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { userEvent } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import type { SuggestionGroup } from './suggestion.ts'

// No scrolling where nothing is laid out.
Element.prototype.scrollIntoView ??= () => {}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time), delay: null })

const TOYOTA: readonly SuggestionGroup[] = [
  { label: 'Brands', options: [{ id: 'toyota', text: 'Toyota', note: '128' }] },
  {
    label: 'Models',
    options: [
      { id: 'corolla', text: 'Toyota Corolla' },
      { id: 'prado', text: 'Toyota Prado' },
    ],
  },
]

const PROPS = {
  name: 'q',
  label: 'Brand, model or city',
  source: async () => TOYOTA,
  texts: { loading: 'Looking', empty: 'Nothing found', failed: 'No connection', count: (n) => `${n} suggestions` },
} satisfies ComboboxProps

async function renderField(props: Partial<ComboboxProps> = {}) {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const page = await render(
    <form aria-label="Search" onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Combobox {...PROPS} {...props} />
      <button type="submit">Search</button>
    </form>,
  )
  const field = page.getByRole<HTMLInputElement>('combobox', { name: 'Brand, model or city' })
  /** Types, or presses keys, and waits until typing rests. */
  const type = async (keys: string) => {
    act(() => field.focus())
    await act(() => user.keyboard(keys))
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { page, field, type, active, onSubmit }
}

it('is a search field before script', () => {
  const html = renderToStaticMarkup(<Combobox {...PROPS} value="Prado" />)
  expect(html).toMatch(/<input[^>]* type="search"[^>]* name="q"[^>]* value="Prado"/)
  expect(html).not.toMatch(/role=|aria-/)
})

it('suggests in groups, and says how many', async () => {
  const { page, field, type } = await renderField()
  expect(field.ariaExpanded).toBe('false')
  await type('toy')
  expect(field.ariaExpanded).toBe('true')
  expect(page.getByRole('group', { name: 'Models' }).textContent).toBe('ModelsToyota CorollaToyota Prado')
  expect(page.getAllByRole('option')).toHaveLength(3)
  expect(page.getByRole('status').textContent).toBe('3 suggestions')
})

it('goes round its options with the arrows and takes the chosen one with Enter, once', async () => {
  const onPick = vi.fn<NonNullable<ComboboxProps['onPick']>>()
  const { page, field, type, active, onSubmit } = await renderField({ onPick })
  await type('toy')
  await type('{ArrowUp}')
  expect(active()).toBe('Toyota Prado')
  await type('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Toyota Corolla')
  expect(page.getByRole('option', { selected: true }).textContent).toBe('Toyota Corolla')
  await type('{Enter}')
  expect(field.value).toBe('Toyota Corolla')
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ id: 'corolla', text: 'Toyota Corolla' })
  expect(field.ariaExpanded).toBe('false')
  expect(onSubmit).not.toHaveBeenCalled()
  await type('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('is empty after a choice that is shown elsewhere', async () => {
  const onPick = vi.fn<NonNullable<ComboboxProps['onPick']>>()
  const { field, type } = await renderField({ clearing: true, onPick })
  await type('toy')
  await type('{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenCalledOnce()
  expect(field.value).toBe('')
})

it('sends what is typed with Enter where nothing is chosen', async () => {
  const { type, onSubmit } = await renderField()
  await type('toy{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('closes with Escape, keeping the text, and opens again with an arrow', async () => {
  const { field, type } = await renderField()
  await type('toy')
  await type('{Escape}')
  expect([field.ariaExpanded, field.value]).toEqual(['false', 'toy'])
  await type('{ArrowDown}')
  expect(field.ariaExpanded).toBe('true')
})

it('takes a pressed option and keeps the focus', async () => {
  const { page, field, type } = await renderField()
  await type('toy')
  await act(() => user.click(page.getByRole('option', { name: 'Toyota Prado' })))
  expect(field.value).toBe('Toyota Prado')
  expect(field).toBe(document.activeElement)
})

it('asks for the last text alone once typing rests, and drops the answer to an earlier one', async () => {
  const answers: { text: string; signal: AbortSignal; answer: (groups: readonly SuggestionGroup[]) => void }[] = []
  const source: ComboboxProps['source'] = (text, signal) =>
    new Promise((answer) => {
      answers.push({ text, signal, answer })
    })
  const { page, type } = await renderField({ source })
  await type('toyo')
  await type('ta')
  expect(answers.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['toyo', true],
    ['toyota', false],
  ])
  expect(page.getByRole('status').textContent).toBe('Looking')
  await act(async () => answers[0]!.answer(TOYOTA))
  expect(page.queryByRole('option')).toBeNull()
  await act(async () => answers[1]!.answer([]))
  expect(page.getByRole('status').textContent).toBe('Nothing found')
})

it('lets nobody take a suggestion that came in the place of the one they chose', async () => {
  const answers: ((groups: readonly SuggestionGroup[]) => void)[] = []
  const onPick = vi.fn<NonNullable<ComboboxProps['onPick']>>()
  const source: ComboboxProps['source'] = () => new Promise((answer) => answers.push(answer))
  const { type, active, onSubmit } = await renderField({ source, onPick })
  await type('toy')
  await act(async () => answers[0]!(TOYOTA))
  await type('o{ArrowDown}')
  expect(active()).toBe('Toyota128')
  await act(async () => answers[1]!([{ label: 'Cities', options: [{ id: 'tori', text: 'Tori-Bossito' }] }]))
  await type('{Enter}')
  expect(onPick).not.toHaveBeenCalled()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('says that suggestions could not be had, and asks for none for one letter', async () => {
  const source = vi.fn<ComboboxProps['source']>(async () => {
    throw new Error('offline')
  })
  const { page, type } = await renderField({ source })
  await type('t')
  expect(source).not.toHaveBeenCalled()
  await type('o')
  expect(page.getByRole('status').textContent).toBe('No connection')
})
