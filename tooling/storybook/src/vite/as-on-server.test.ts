import { expect, it } from 'vitest'

import { asServed } from './as-on-server.ts'

it('renders what only the server renders, in the storefront alone', () => {
  const code = 'data={import.meta.env.SSR ? staticData : null}'
  expect(asServed(code, '/packages/storefront/src/shell/Footer.tsx')).toBe('data={true ? staticData : null}')
  expect(asServed(code, '/packages/ui/src/button/Button.tsx')).toBeNull()
  expect(asServed('data={staticData}', '/packages/storefront/src/shell/Footer.tsx')).toBeNull()
})
