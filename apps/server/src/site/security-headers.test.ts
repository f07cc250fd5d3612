import { expect, it } from 'vitest'

import { contentSecurityPolicy } from './security-headers.ts'

it('a page may run its own inline scripts and styles, by their hashes, and nothing else that is inline', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-a'", "'sha256-b'"], styleHashes: ["'sha256-c'"] })
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';")
  expect(policy).toContain("style-src 'self' 'sha256-c';")
  expect(policy).not.toMatch(/(?:script|style|default)-src [^;]*unsafe-inline/)
})
