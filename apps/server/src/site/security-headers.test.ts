import { expect, it } from 'vitest'

import { contentSecurityPolicy } from './security-headers.ts'

it('a page may run its own inline script and style, by their hashes, and nothing else that is inline', () => {
  const policy = contentSecurityPolicy({ scriptHash: "'sha256-a'", styleHash: "'sha256-c'" })
  expect(policy).toContain("script-src 'self' 'sha256-a';")
  expect(policy).toContain("style-src 'self' 'sha256-c';")
  expect(policy).not.toMatch(/(?:script|style|default)-src [^;]*unsafe-inline/)
})
