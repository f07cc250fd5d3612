import type { Case, CaseKind } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import type { TestResponse } from '../../testing/http-request.ts'
import { sendOffice } from '../../testing/send-office.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { employ } from './employ.ts'

/** The fields of an act of a case as they are shown, with the first of what may be chosen. */
export function typedAsShown({ acts }: Pick<Case, 'acts'>, action: string): Record<string, string> {
  const fields = acts.find((act) => act.action === action)?.fields ?? []
  return Object.fromEntries(fields.flatMap(({ name, options: [first] }) => (first ? [[name, first.value]] : [])))
}

/** Has an agent, whose session is confirmed, take a step of a case in its present state. */
export async function actInOffice(
  database: Database,
  server: Pick<TestServer, 'port' | 'time'>,
  step: { kind: CaseKind; reference: string; action: string; reason?: string; edition?: EditionId },
): Promise<TestResponse> {
  const { kind, reference, action, reason = null, edition = 'ma' } = step
  // A moment later, so that mails have an order.
  server.time.now += 1000
  const { cookie } = await employ(database, new Date(server.time.now), 'agent', [edition])
  const path = `/cases/${kind}/${edition}/${reference}`
  const shown = (await sendOffice(server, cookie, path)).body as Case
  const typed = typedAsShown(shown, action)
  return sendOffice(server, cookie, `${path}/acts`, { body: { action, reason, typed, event: shown.event } })
}
