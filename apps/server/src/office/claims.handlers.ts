import type { Claim } from '@otosafi/api-client/office-schema'
import { type Claim as ClaimName, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { cleanText } from '../resources/clean-text.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { lockEdition } from './lock-edition.ts'
import { type Staff, worksIn } from './staff.ts'
import { versionOf } from './version-of.ts'

type ClaimsId = 'listClaims' | 'checkClaim'

/** The site's claims (P-25) and their evidence, of the user's editions. */
export function createClaimsHandlers({ database }: { database: Pick<Database, 'kysely'> }): OfficeHandlersOf<ClaimsId> {
  return {
    async listClaims({ path: { edition } }, { staff, now }) {
      refuseOther(staff, edition)
      const checks = await checksOf(database.kysely, edition).execute()
      const claims = EDITIONS[edition].claims.map((claim) =>
        present(
          claim,
          checks.find((check) => check.claim === claim),
          dayOfEdition(EDITIONS[edition], now),
        ),
      )
      return { status: 200, body: { claims } }
    },

    async checkClaim({ path: { edition, claim }, body }, { staff, write, audit, now }) {
      refuseOther(staff, edition)
      const { claims }: { claims: readonly ClaimName[] } = EDITIONS[edition]
      if (!claims.includes(claim)) throw notFound('claim')
      await lockEdition(write, 'claims', edition)
      const find = () => checksOf(write, edition).where('claim', '=', claim).executeTakeFirst()
      const former = await find()
      if (versionOf(former ?? null) !== body.version) throw new Problem('conflict')
      const said = { evidence: cleanText(body.evidence), legal_note: cleanText(body.legalNote ?? '') || null }
      const today = dayOfEdition(EDITIONS[edition], now)
      refuseWrong(said.evidence, body.validUntil, today)
      const row = { ...said, valid_until: body.validUntil, at: now, staff_id: staff.id }
      await write
        .insertInto('claim_checks')
        .values({ edition, claim, ...row })
        .onConflict((conflict) => conflict.columns(['edition', 'claim']).doUpdateSet(row))
        .execute()
      const after = present(claim, await find(), today)
      await audit({
        edition,
        subject: claim,
        before: former === undefined ? null : present(claim, former, today).check,
        after: after.check,
      })
      return { status: 200, body: after }
    },
  }
}

type Check = Awaited<ReturnType<ReturnType<typeof checksOf>['execute']>>[number]

function checksOf(from: Pick<Write, 'selectFrom'>, edition: EditionId) {
  return from
    .selectFrom('claim_checks')
    .innerJoin('staff', 'staff.id', 'claim_checks.staff_id')
    .select(['claim', 'at', 'staff.name as by', 'evidence', 'legal_note', 'valid_until'])
    .where('edition', '=', edition)
}

function refuseOther(staff: Staff, edition: EditionId): void {
  if (!worksIn(staff, edition)) throw notFound('claim')
}

/** Throws `validation_failed` for evidence that says nothing, and for what does not hold today. */
function refuseWrong(evidence: string, validUntil: string, today: string): void {
  const errors = [
    ...(evidence === '' ? [{ path: '/body/evidence', code: 'required' as const, values: {} }] : []),
    ...(validUntil < today ? [{ path: '/body/validUntil', code: 'endsBeforeItBegins' as const, values: {} }] : []),
  ]
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

function present(claim: ClaimName, check: Check | undefined, today: string): Claim {
  const version = versionOf(check ?? null)
  if (check === undefined) return { claim, state: 'unchecked', check: null, version }
  const { at, by, evidence, legal_note: legalNote, valid_until: validUntil } = check
  return {
    claim,
    state: validUntil < today ? 'expired' : 'holds',
    check: { at: at.toISOString(), by, evidence, legalNote, validUntil },
    version,
  }
}
