import { asCurl } from '../as-command.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import type { FuzzKind } from '../run-cases.ts'
import { checkRead } from './check-read.ts'
import { type ReadRequest, readRequests } from './read-request.ts'

/** Everything that the read API of all editions can be asked, and what it cannot. */
export function readKind(world: FuzzWorld): FuzzKind<ReadRequest> {
  return {
    cases: readRequests(world.known),
    check: async (request) => ({ label: request.operation, status: await checkRead(world, request) }),
    show: asCurl,
  }
}
