import { Anchor, Group, Image, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, type Params, useLoaderData } from 'react-router'

import type { Case, CaseKind } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { staleIfError } from '../load-again.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { RowsTable } from '../shell/RowsTable.tsx'
import { useChange } from '../use-change.ts'
import { useUnsavedForms } from '../use-unsaved.ts'
import { ActForm, type ActInput } from './ActForm.tsx'
import { CaseBadge } from './CaseBadge.tsx'
import { caseKindOf } from './CasesPage.tsx'
import { CaseSteps } from './CaseSteps.tsx'

function pathOf({ kind, edition, reference }: Params | { kind: CaseKind; edition: EditionId; reference: string }) {
  return { path: { kind: caseKindOf(kind), edition: edition as EditionId, reference: reference ?? '' } }
}

export async function loadCase({ params, request }: LoaderFunctionArgs): Promise<Case> {
  return staleIfError(request, dataOf(api.GET('/cases/{kind}/{edition}/{reference}', { params: pathOf(params) })))
}

/** A booking, a visit or a sale: what it says, and what can be done now. */
export function CasePage() {
  const { t } = useTranslation()
  const { summary, event, rows, steps, photos, acts } = useLoaderData<typeof loadCase>()
  const { kind, reference, state } = summary
  const { error, isSending, change } = useChange({ tellsDetail: true })
  const { leaving, setTyped } = useUnsavedForms(acts.map(({ action }) => action))
  const params = pathOf(summary)

  const act = (action: string, { reason, typed }: ActInput) =>
    change(api.POST('/cases/{kind}/{edition}/{reference}/acts', { params, body: { action, reason, typed, event } }))

  return (
    <Stack maw={880}>
      <title>{`${reference} | Otosafi`}</title>
      <Anchor component={Link} to={`/cases/${kind}`}>
        {t(`cases.${kind}`)}
      </Anchor>
      <Group>
        <Title order={1} size="h2">
          {reference}
        </Title>
        <CaseBadge kind={kind} state={state} />
      </Group>
      <FailureAlert error={error} />
      <RowsTable rows={rows} />
      {photos.length === 0 ? null : (
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {photos.map((key, at) => (
            <a key={key} href={`/photos/${key}/1280.jpeg`} target="_blank" rel="noreferrer">
              <Image src={`/photos/${key}/320.webp`} alt={t('photos.opened', { number: at + 1 })} h={140} radius="sm" />
            </a>
          ))}
        </SimpleGrid>
      )}
      <CaseSteps summary={summary} steps={steps} />
      {acts.length === 0 ? (
        <Text>{t('cases.over')}</Text>
      ) : (
        acts.map((offered) => (
          <ActForm
            key={offered.action}
            act={offered}
            isSending={isSending}
            send={(given) => act(offered.action, given)}
            onTyped={(isTyped) => setTyped(offered.action, isTyped)}
          />
        ))
      )}
      <LeaveDialog leaving={leaving} />
    </Stack>
  )
}
