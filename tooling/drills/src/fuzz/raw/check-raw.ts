import type { TestResponse } from '@otosafi/server/testing/http-request'

import { checkDiscretion, checkProblem, checkSecurityHeaders, demand } from '../check-answer.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import { send } from '../send.ts'
import { exchange } from './exchange.ts'
import type { RawCase } from './raw-bytes.ts'

/** Statuses allowed for an unknown method or version. */
const UNSUPPORTED: ReadonlySet<number> = new Set([501, 505])

/**
 * Sends bytes over a connection of their own, and a good request over another one. Gives the statuses of the answers.
 * Throws an Error where an answer is none that may be, or the good request is not answered.
 */
export async function checkRaw(world: FuzzWorld, sent: RawCase): Promise<string> {
  const { answers, rest } = await exchange(world.port, sent)
  for (const answer of answers) checkAnswer(answer)
  demand(
    sent.answers === null || answers.length === sent.answers,
    `${answers.length} answers for ${sent.answers} requests`,
  )
  const final = answers.filter(({ status }) => status >= 200)
  if (sent.isRefused) for (const { status } of final) demand(status >= 400, `${status} for what is no request`)
  demand(rest === '' || sent.ending !== 'wait', `An answer that does not end: ${rest}`)
  const good = await send(world, { method: 'GET', host: 'otosafi.ma', path: '/health', headers: {} })
  demand(good.status === 200, `${good.status} for the good request that followed`)
  return final.length === 0 ? 'closed' : [...new Set(final.map(({ status }) => status))].sort((a, b) => a - b).join('+')
}

function checkAnswer(answer: TestResponse): void {
  const { status, headers } = answer
  if (status < 200) return
  if (!UNSUPPORTED.has(status)) checkDiscretion(answer)
  checkSecurityHeaders(answer)
  if (headers['content-type'] === 'application/problem+json') checkProblem(answer)
}
