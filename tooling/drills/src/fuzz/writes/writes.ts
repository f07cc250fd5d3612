import { randomUUID } from 'node:crypto'

import { asCurl } from '../as-command.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import type { Headers } from '../headers.ts'
import type { FuzzKind } from '../run-cases.ts'
import { placeFor } from '../secrets.ts'
import { checkWrite } from './check-write.ts'
import { type WriteRequest, writeRequests } from './write-request.ts'

/** Everything that the API of all editions can be sent to change something, and what it cannot. */
export function writeKind(world: FuzzWorld): FuzzKind<WriteRequest> {
  return {
    cases: writeRequests(world.known),
    check: async (request) => ({ label: request.operation, status: await checkWrite(world, request) }),
    show: ({ headers, body, encoding, ...request }) => {
      const withKey = Object.entries(headers).map(([name, text]) => [name, text.replace(placeFor('key'), randomUUID())])
      return asCurl({ ...request, headers: Object.fromEntries(withKey) as Headers, body: Buffer.from(body, encoding) })
    },
  }
}
