// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { createFormSender } from './send-form.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A request on a line that has died: its timeout passes. One without would never end; here it is answered instead. */
class OnDeadLine extends EventTarget {
  upload = new EventTarget()
  timeout = 0
  status = 201
  response = {}
  open = () => undefined
  abort = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = () => null
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event(this.timeout > 0 ? 'timeout' : 'load')))
  }
}

it('ends on a line that has died, so that it can be tried again', async () => {
  vi.stubGlobal('XMLHttpRequest', OnDeadLine)
  const send = createFormSender({
    method: 'POST',
    path: '/selling-cars/photos',
    language: 'fr',
    field: 'photo',
    formOf: () => new FormData(),
  })
  const sending = send(new Blob(['x']), { signal: new AbortController().signal, onProgress: () => undefined })
  await expect(sending).rejects.toThrow('The upload was not answered')
})
