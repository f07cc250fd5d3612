// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

import { StaticHtml } from './StaticHtml.tsx'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})

function Cars({ cars, broken = false }: { cars: string[] | null; broken?: boolean }) {
  return (
    <main>
      <p>{broken ? 'otherwise' : 'as written'}</p>
      <StaticHtml part="cars" data={cars}>
        {(each) => each.map((car) => <a key={car} href={`/${car}`}>{`Car ${car}`}</a>)}
      </StaticHtml>
    </main>
  )
}

/** Hydrates `browser` over what the server wrote for `server`; answers with the root and the errors React recovered from. */
async function hydrate(server: ReactElement, browser: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(server)
  const before = container.querySelector('a')
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, browser, { onRecoverableError: (error) => errors.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return { container, root, errors, before }
}

it('leaves the HTML of the document alone, down to the very elements', async () => {
  const { container, errors, before } = await hydrate(<Cars cars={['a', 'b']} />, <Cars cars={null} />)
  expect(errors).toEqual([])
  expect(container.textContent).toContain('Car aCar b')
  expect(container.querySelector('a')).toBe(before)
})

it('renders anew once data come', async () => {
  const { container, root } = await hydrate(<Cars cars={['a', 'b']} />, <Cars cars={null} />)
  await act(async () => root.render(<Cars cars={['c']} />))
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Car c'])
})

it('keeps its content when the page around it must be rendered anew', async () => {
  const { container, errors } = await hydrate(<Cars cars={['a', 'b']} />, <Cars cars={null} broken />)
  expect(errors).not.toEqual([])
  expect(container.textContent).toBe('otherwiseCar aCar b')
})
