import { asNetcat } from '../as-command.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import type { FuzzKind } from '../run-cases.ts'
import { checkRaw } from './check-raw.ts'
import type { RawCase } from './raw-bytes.ts'
import { rawCases } from './raw-cases.ts'

/** Bytes on a connection of their own: requests that are cut, doubled, ambiguous or none at all. */
export function rawKind(world: FuzzWorld): FuzzKind<RawCase> {
  return {
    cases: rawCases,
    check: async (sent) => ({ label: sent.shape, status: await checkRaw(world, sent) }),
    show: ({ pieces }) => asNetcat(pieces.join('')),
  }
}
