import type { TestResponse } from '@otosafi/server/testing/http-request'

import { checkDiscretion, checkProblem, checkSecurityHeaders, demand } from '../check-answer.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import { ELEMENT } from '../hostile-texts.ts'
import { withSecrets } from '../secrets.ts'
import { send } from '../send.ts'
import { difference } from '../tally.ts'
import type { SiteRequest } from './site-request.ts'

/** A host that no answer names, against which relative addresses are read. */
const NOWHERE = 'fuzz.invalid'

/** Requests a page and returns its status. Throws on a violation, in words. */
export async function checkPage(world: FuzzWorld, request: SiteRequest): Promise<number> {
  const answer = await send(world, await withSecrets(world, request))
  checkAnswer(request, answer)
  if (request.method === 'HEAD') demand(answer.bytes.length === 0, 'A body for HEAD')
  return answer.status
}

/** Sends a form to a page and returns its status. Throws where a refused form has changed something. */
export async function checkForm(world: FuzzWorld, request: SiteRequest): Promise<number> {
  const sent = await withSecrets(world, request)
  const before = await world.tally.tidy()
  const answer = await send(world, sent)
  checkAnswer(request, answer)
  const { status, headers } = answer
  demand(
    /no-store/.test(headers['cache-control'] ?? ''),
    `An answer to a form that may be kept: ${headers['cache-control']}`,
  )
  if (request.expected === 'refused') demand(status >= 400, `${status} for what is to be refused`)
  // The status of a router's data request is in its body.
  if (status < 400) return status
  const changed = difference(before, await world.tally.count())
  demand(changed === null, `${status}, and rows that should not be: ${changed}`)
  return status
}

function checkAnswer(request: SiteRequest, answer: TestResponse): void {
  const { status, headers, bytes } = answer
  checkDiscretion(answer)
  const type = headers['content-type'] ?? ''
  checkSecurityHeaders(answer)
  if (request.leads === 'nowhere') demand(status === 400, `${status} for a host that is none`)
  demand(headers['cache-control'] !== undefined, 'An answer that does not say whether it may be kept')
  if (type === 'application/problem+json') checkProblem(answer)
  if (type.startsWith('text/html'))
    demand(!bytes.toString().includes(ELEMENT), 'A page with an element that its visitor wrote')
  if (status >= 300 && status < 400 && status !== 304) checkLocation(request, headers['location'])
}

/** Asserts that a redirect stays on its host. */
function checkLocation({ host }: SiteRequest, location: string | undefined): void {
  demand(location !== undefined && URL.canParse(location, `http://${NOWHERE}`), `A redirect to ${location}`)
  const target = new URL(location, `http://${NOWHERE}`)
  demand([NOWHERE, host.toLowerCase()].includes(target.host), `A redirect away from ${host}: ${location}`)
}
