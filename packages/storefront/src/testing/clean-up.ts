import { afterEach } from 'vitest'

// Only tests with a document have something to put away.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Far above what a busy two-core machine takes; the library's own limit of one second is not.
  configure({ asyncUtilTimeout: 30_000 })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
}
