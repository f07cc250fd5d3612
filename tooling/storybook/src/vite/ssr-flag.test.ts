import { expect, it } from 'vitest'

import { replaceSsrFlag } from './ssr-flag.ts'

it('renders what only the server renders, in the storefront alone', () => {
  const code = 'data={import.meta.env.SSR ? staticData : null}'
  expect(replaceSsrFlag(code, '/packages/storefront/src/shell/Footer.tsx')).toBe('data={true ? staticData : null}')
  expect(replaceSsrFlag(code, '/packages/ui/src/button/Button.tsx')).toBeNull()
  expect(replaceSsrFlag('data={staticData}', '/packages/storefront/src/shell/Footer.tsx')).toBeNull()
})
