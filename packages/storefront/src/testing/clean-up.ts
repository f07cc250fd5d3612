import { afterEach } from 'vitest'

import { WAIT_TIMEOUT_MS } from '@otosafi/vitest/eventually'

// Only tests with a document have something to put away.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
}
