import { act } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { configure, within } from 'storybook/test'
import { onTestFinished } from 'vitest'

import { WAIT_TIMEOUT_MS } from '@otosafi/vitest/eventually'

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS })

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/** Renders an element into the document until the test is over, and answers with the queries over it by role and text. */
export async function render(element: ReactElement) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return within(container)
}
