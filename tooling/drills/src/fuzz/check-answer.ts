import { SECURITY_HEADERS } from '@otosafi/server/http/security-headers'
import type { TestResponse } from '@otosafi/server/testing/http-request'

import { MARK } from './hostile-texts.ts'

/** Characters of a message; answers can be long. */
const MAX_MESSAGE_LENGTH = 1000

/** Leaks forbidden in every answer: stack traces and files of the server. */
const SERVER_INSIDES = /\n\s+at \S+ \(|\\n\s+at |node_modules|file:\/\/|\.(?:ts|mjs|js):\d+:\d|\/src\//
/** Leaks forbidden in a problem; a content page may well have such words. */
const DATABASE_INSIDES = /\b(?:select|insert|update|delete|where)\b|syntax error|constraint|SQLSTATE|\bECONN/i

type Answer = Pick<TestResponse, 'status' | 'headers' | 'bytes' | 'body'>

/** Throws an Error that begins with `otherwise` unless something holds. */
export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise.slice(0, MAX_MESSAGE_LENGTH))
}

/** Demands that an answer is no server error, and leaks neither internals nor refused input. */
export function checkDiscretion({ status, bytes }: Pick<Answer, 'status' | 'bytes'>): void {
  const text = bytes.toString()
  demand(status >= 200 && status < 500, `${status}: ${text}`)
  demandSilence(SERVER_INSIDES, text)
  if (status >= 400) demand(!text.includes(MARK), `The answer repeats what it refuses: ${text}`)
}

/** Demands what every answer of the API has: its headers, and a whole problem document where it is a refusal. */
export function checkApiAnswer(answer: Answer): void {
  checkDiscretion(answer)
  demandHeaders(answer, SECURITY_HEADERS)
  demand(answer.headers['x-request-id'] !== undefined, 'An answer without an id')
  if (answer.status >= 400) checkProblem(answer)
}

/** Demands that a refusal is a problem document that fits its status. */
export function checkProblem({ status, headers, body, bytes }: Answer): void {
  if (bytes.length === 0 && body === undefined) return
  demand(body !== undefined, `A problem that is no JSON: ${bytes.toString()}`)
  const { title: _, ...rest } = body
  demandSilence(DATABASE_INSIDES, JSON.stringify(rest))
  demand(headers['content-type'] === 'application/problem+json', `A problem as ${headers['content-type']}`)
  demand(body.status === status, `${status} with a problem of ${body.status}`)
  demand(body.type === `urn:otosafi:problem:${body.code}`, `${body.code} with the type ${body.type}`)
  const refuses = body.errors?.length > 0
  demand(refuses === (status === 422), `${status} with ${JSON.stringify(body.errors)}`)
  demand(headers['cache-control'] === 'no-store', `A problem that may be kept: ${headers['cache-control']}`)
}

/** Demands the security headers of every answer; a page's own policy may allow more. */
export function checkSecurityHeaders(answer: Answer): void {
  const { 'content-security-policy': _, 'referrer-policy': __, ...always } = SECURITY_HEADERS
  demandHeaders(answer, always)
  const { 'content-security-policy': policy = '', 'referrer-policy': referrer } = answer.headers
  demand(policy.startsWith("default-src 'none'; "), `${answer.status} with the policy ${policy}`)
  demand(
    referrer?.includes('no-referrer') || referrer?.includes('strict-origin') === true,
    `${answer.status} with ${referrer}`,
  )
}

function demandHeaders({ headers, status }: Answer, wanted: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(wanted))
    demand(headers[name] === value, `${status} with ${name}: ${headers[name]}`)
}

function demandSilence(insides: RegExp, text: string): void {
  const found = insides.exec(text)
  demand(found === null, `The answer shows the server's inside: ${found?.[0]}`)
}
