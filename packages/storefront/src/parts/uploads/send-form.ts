import { isProblem } from '@otosafi/api-client/problem'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { browserSession, sendOfPage } from '../../request/browser-session.ts'
import type { SendUpload, UploadAnswer } from './upload-queue.ts'

const UNAUTHORIZED = 401
/** The wait for an answer, milliseconds: half a megabyte, more than a shrunk photo has, arrives within it at 40 kbit/s. */
const ANSWER_TIMEOUT_MS = 120_000
/** "Not now": too many requests, and the answers of proxies and servers that are away. */
const TRANSIENT = new Set([408, 429, 502, 503, 504])

/** Where uploads go: an operation of the API. */
export type UploadTarget<Sent> = {
  method: 'POST' | 'PUT'
  path: string
  language: string
  headersOf?: (sent: Sent) => Readonly<Record<string, string>>
  /** The field with files, whose own errors are returned. */
  field: string
  formOf: (sent: Sent) => FormData
}

/**
 * Sends files by XMLHttpRequest, since `fetch` does not say how far an upload is. Where the access token has expired, the
 * session is refreshed once, or signed in to again, and the file is sent again (P-27).
 */
export function createFormSender<Result, Sent = Blob>({
  method,
  path,
  language,
  headersOf = () => ({}),
  field,
  formOf,
}: UploadTarget<Sent>): SendUpload<Result, Sent> {
  const upload: SendUpload<Result, Sent> = (sent, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = (): void => request.abort()
      const fail = (): void => reject(new Error('The upload was not answered'))
      request.open(method, `/api${path}`)
      request.setRequestHeader('accept-language', language)
      for (const [name, value] of Object.entries(headersOf(sent))) request.setRequestHeader(name, value)
      request.responseType = 'json'
      request.timeout = ANSWER_TIMEOUT_MS
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(answerOf<Result>(request, field)))
      for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail)
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
      signal.addEventListener('abort', abort)
      request.send(formOf(sent))
    })

  return async (sent, options) => {
    const since = browserSession.epoch()
    const attempt = () => sendOfPage(() => upload(sent, options))
    const answer = await attempt()
    if (answer.ok || !('problem' in answer.failure) || !SIGNED_OUT.has(answer.failure.problem)) return answer
    return (await browserSession.regain(since)) && !options.signal.aborted ? attempt() : answer
  }
}

const SIGNED_OUT: ReadonlySet<string> = new Set(['unauthorized', 'token_expired'])

function answerOf<Result>(request: XMLHttpRequest, field: string): UploadAnswer<Result> {
  const { status, response } = request
  // Null where it is no JSON, such as a proxy's page: whether the file has arrived is not known then.
  if (status >= 200 && status < 300 && response !== null) return { ok: true, result: response as Result }
  const seconds = Number(request.getResponseHeader('retry-after') ?? 0)
  const retryAfterMs = seconds > 0 ? 1000 * seconds : null
  const errors = isProblem(response) ? response.errors : undefined
  const own = errors?.find(({ path }) => path === `/body/${field}`)
  const issue = own && ({ code: own.code, values: own.values ?? {} } as ValidationIssue)
  const problem = isProblem(response) ? response.code : status === UNAUTHORIZED ? 'unauthorized' : 'internal'
  return {
    ok: false,
    failure: issue ? { issue } : { problem, errors },
    isTransient: TRANSIENT.has(status),
    retryAfterMs,
  }
}
