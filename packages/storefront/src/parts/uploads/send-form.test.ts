// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { createFormSender } from './send-form.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A request on a line that has died: its timeout passes. One without would never end; here it is answered instead. */
class OnDeadLine extends EventTarget {
  upload = new EventTarget()
  timeout = 0
  status = 201
  response: object | null = {}
  open = () => undefined
  abort = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = () => null
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event(this.timeout > 0 ? 'timeout' : 'load')))
  }
}

/** Sends a photo through requests of this kind. */
function sendBy(Sent: typeof OnDeadLine) {
  vi.stubGlobal('XMLHttpRequest', Sent)
  const send = createFormSender({
    method: 'PUT',
    path: '/profile/photo',
    language: 'fr',
    field: 'photo',
    formOf: () => new FormData(),
  })
  return send(new Blob(['x']), { signal: new AbortController().signal, onProgress: () => undefined })
}

it('ends on a line that has died, so that it can be tried again', async () => {
  await expect(sendBy(OnDeadLine)).rejects.toThrow('The upload was not answered')
})

it('has failed where an answer of success is no JSON', async () => {
  class AnsweredByProxy extends OnDeadLine {
    override response = null
    override send() {
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  expect(await sendBy(AnsweredByProxy)).toMatchObject({ ok: false, failure: { problem: 'internal' } })
})

it('is not sent for another account that has been signed in to since; the page is loaded anew', async () => {
  const reload = vi.spyOn(history, 'go').mockReturnValue()
  let sent = 0
  class Answered extends OnDeadLine {
    override send() {
      sent += 1
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  document.cookie = 'session=7f1c9f56'
  expect((await sendBy(Answered)).ok).toBe(true)
  document.cookie = 'session=8f1c9f56'
  void sendBy(Answered)
  expect(reload).toHaveBeenCalledOnce()
  expect(sent).toBe(1)
  document.cookie = 'session=; Max-Age=0'
  reload.mockRestore()
})
