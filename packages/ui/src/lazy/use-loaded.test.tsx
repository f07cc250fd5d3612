import { act, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { userEvent } from 'storybook/test'
import { expect, it, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { useHydrated } from './use-hydrated.ts'
import { useLoaded } from './use-loaded.ts'

function Part({ load }: { load: () => Promise<string> }) {
  const [wanted, setWanted] = useState(false)
  const words = useLoaded(wanted, load, () => setWanted(false))
  return (
    <>
      <button type="button" onClick={() => setWanted(true)}>
        {wanted ? 'Wanted' : 'Open'}
      </button>
      <p>{words}</p>
    </>
  )
}

const press = (button: HTMLElement) => act(() => userEvent.click(button))

it('asks for a part once, when it is first wanted', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'The part')
  const page = await render(<Part load={load} />)
  expect(load).not.toHaveBeenCalled()
  await press(page.getByRole('button'))
  expect(page.getByText('The part')).toBeTruthy()
  await press(page.getByRole('button'))
  expect(load).toHaveBeenCalledOnce()
})

it('says that a part did not come, and asks again when it is wanted again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'The part').mockRejectedValueOnce(new Error('offline'))
  const page = await render(<Part load={load} />)
  await press(page.getByRole('button', { name: 'Open' }))
  expect(page.getByRole('button', { name: 'Open' })).toBeTruthy()
  await press(page.getByRole('button', { name: 'Open' }))
  expect(page.getByText('The part')).toBeTruthy()
})

it('knows the HTML of the server from a page with script', async () => {
  const Page = () => <p>{useHydrated() ? 'hydrated' : 'still'}</p>
  expect(renderToStaticMarkup(<Page />)).toBe('<p>still</p>')
  expect((await render(<Page />)).getByText('hydrated')).toBeTruthy()
})
