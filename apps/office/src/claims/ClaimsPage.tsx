import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Claim, ClaimList } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { staleIfError } from '../load-again.ts'
import { EditionSelect } from '../shell/EditionSelect.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useUnsavedForms } from '../use-unsaved.ts'
import { ClaimCard } from './ClaimCard.tsx'

export async function loadClaims({ params, request }: LoaderFunctionArgs): Promise<ClaimList & { edition: EditionId }> {
  const edition = editionOf(params)
  const asked = dataOf(api.GET('/claims/{edition}', { params: { path: { edition } } }))
  return { edition, ...(await staleIfError(request, asked)) }
}

/** The promises of an edition's site, each with its evidence and the day until which it was checked. */
export function ClaimsPage() {
  const { t } = useTranslation()
  const { may } = useMe()
  const { edition, claims } = useLoaderData<typeof loadClaims>()
  const nameOf = ({ claim }: Claim) => `${edition} ${claim}`
  const { leaving, setTyped } = useUnsavedForms(claims.map(nameOf))
  const toCheck = claims.filter(({ state }) => state !== 'holds').length

  return (
    <Stack maw={880}>
      <title>{`${t('claims.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('claims.title')}
      </Title>
      <Text>{t('claims.text')}</Text>
      <EditionSelect value={edition} pathOf={(chosen) => `/claims/${chosen}`} />
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
                  return api.PUT('/claims/{edition}/{claim}', { params, body })
                }
              : null
          }
          onTyped={(isTyped) => setTyped(nameOf(claim), isTyped)}
        />
      ))}
      <LeaveDialog leaving={leaving} />
    </Stack>
  )
}
