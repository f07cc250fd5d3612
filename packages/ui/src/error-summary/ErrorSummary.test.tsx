import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { userEvent } from 'storybook/test'
import { expect, it, onTestFinished, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const PROBLEMS = [
  { id: 'name', text: 'Please input your Name' },
  { id: 'place', text: 'Choose a place' },
]

it('takes the focus when it appears, also where no script runs', async () => {
  const page = await render(<ErrorSummary title="Not sent" problems={PROBLEMS} />)
  expect(document.activeElement).toBe(page.getByRole('region', { name: 'Not sent' }))
  expect(renderToStaticMarkup(<ErrorSummary title="Not sent" problems={PROBLEMS} />)).toMatch(/<section[^>]* autofocus/)
})

it('is not there without a problem', async () => {
  const page = await render(<ErrorSummary title="Not sent" problems={[]} />)
  expect(page.queryByRole('region')).toBeNull()
})

it('leads to the field, and into a group to its first control, with the label in sight', async () => {
  // The test's document has no layout to scroll.
  const scrolled = vi.fn<(element: Element) => void>()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const page = await render(
    <>
      <ErrorSummary title="Not sent" problems={PROBLEMS} />
      <label htmlFor="name">Name</label>
      <input id="name" />
      <fieldset id="place">
        <input type="hidden" name="step" />
        <input type="radio" aria-label="At home" />
      </fieldset>
    </>,
  )
  await act(() => userEvent.click(page.getByRole('link', { name: 'Please input your Name' })))
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }))
  await act(() => userEvent.click(page.getByRole('link', { name: 'Choose a place' })))
  expect(document.activeElement).toBe(page.getByRole('radio', { name: 'At home' }))
  expect(scrolled.mock.calls.map(([element]) => element)).toEqual([page.getByText('Name'), page.getByRole('group')])
})
