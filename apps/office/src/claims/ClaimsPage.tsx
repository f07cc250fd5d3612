import { Stack, Text, Title } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Claim, ClaimList } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf, Failure } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { failureText, withRenewal } from '../failure-text.ts'
import { staying } from '../load-again.ts'
import { EditionSelect } from '../shell/EditionSelect.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useChange } from '../use-change.ts'
import { useUnsavedForms } from '../use-unsaved.ts'
import { ClaimCard } from './ClaimCard.tsx'

export async function loadClaims({ params, request }: LoaderFunctionArgs): Promise<ClaimList & { edition: EditionId }> {
  const edition = editionOf(params)
  const asked = dataOf(api.GET('/claims/{edition}', { params: { path: { edition } } }))
  return { edition, ...(await staying(request, asked)) }
}

/** The promises of an edition's site, each with its evidence and the day until which it was checked. */
export function ClaimsPage() {
  const { t } = useTranslation()
  const { may } = useMe()
  const { edition, claims } = useLoaderData<typeof loadClaims>()
  const { error, change } = useChange({ textOf: refusalText })
  const nameOf = ({ claim }: Claim) => `${edition} ${claim}`
  const { leaving, tell } = useUnsavedForms(claims.map(nameOf))
  const toCheck = claims.filter(({ state }) => state !== 'holds').length

  return (
    <Stack maw={880}>
      <title>{`${t('claims.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('claims.title')}
      </Title>
      <Text>{t('claims.text')}</Text>
      <EditionSelect value={edition} pathOf={(chosen) => `/claims/${chosen}`} />
      <FailureAlert error={error} />
      <Text role="status">{toCheck === 0 ? t('claims.allHold') : t('claims.open', { count: toCheck })}</Text>
      {claims.map((claim) => (
        <ClaimCard
          key={nameOf(claim)}
          edition={edition}
          claim={claim}
          send={
            may.includes('checkClaim')
              ? (check) => {
                  const params = { path: { edition, claim: claim.claim } }
                  const body = { ...check, version: claim.version }
                  return change(api.PUT('/claims/{edition}/{claim}', { params, body }))
                }
              : null
          }
          tell={(isTyped) => tell(nameOf(claim), isTyped)}
        />
      ))}
      <LeaveDialog leaving={leaving} />
    </Stack>
  )
}

/** Why a check was not taken: by the server's clock its day may be over. */
function refusalText(failure: unknown, t: TFunction): string {
  const issues = failure instanceof Failure ? (failure.problem?.errors ?? []) : []
  const isPast = issues.some(({ path }) => path === '/body/validUntil')
  return isPast ? withRenewal(t('claims.past'), failure, t) : failureText(failure, t)
}
