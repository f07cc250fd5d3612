import { Button, Code, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { AuditPage as AuditEntries } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { momentText } from '../moment.ts'
import { saveFile } from '../save-file.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { ListTable } from '../shell/ListTable.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import type { Texts } from '../texts/texts.ts'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { useQuery } from '../use-query.ts'

function load(text: string | null, cursor?: string): Promise<AuditEntries> {
  const query = { ...(text && { text }), ...(cursor && { cursor }) }
  return dataOf(api.GET('/audit', { params: { query } }))
}

export function loadAudit({ request }: LoaderFunctionArgs): Promise<AuditEntries> {
  return load(new URL(request.url).searchParams.get('text'))
}

/** Who did what to what, newest first. */
export function AuditPage() {
  const { t } = useTranslation()
  const first = useLoaderData<typeof loadAudit>()
  const text = useQuery().params.get('text')

  return (
    <Stack>
      <title>{`${t('audit.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('audit.title')}
      </Title>
      <SearchField label={t('audit.search')} />
      {first.entries.length === 0 ? (
        <Text role="status">{t('audit.none')}</Text>
      ) : (
        <Entries key={text} first={first} text={text} />
      )}
    </Stack>
  )
}

function Entries({ first, text }: { first: AuditEntries; text: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = usePages(first, (cursor) => load(text, cursor))

  return (
    <>
      <ListTable
        minWidth={760}
        columns={[
          t('audit.when'),
          t('audit.who'),
          t('audit.what'),
          t('audit.subject'),
          t('audit.before'),
          t('audit.after'),
        ]}
      >
        {list.pages
          .flatMap(({ entries }) => entries)
          .map(({ at, by, operation, subject, before, after, requestId }) => (
            <Table.Tr key={requestId + operation + at}>
              <Table.Td>
                <time dateTime={at}>{momentText(at, language)}</time>
              </Table.Td>
              <Table.Td>{by?.name ?? t('audit.gone')}</Table.Td>
              <Table.Td>{t(`operation.${operation as keyof Texts['operation']}`, operation)}</Table.Td>
              <Table.Td>{subject}</Table.Td>
              <Table.Td>
                <Values values={before} />
              </Table.Td>
              <Table.Td>
                <Values values={after} />
              </Table.Td>
            </Table.Tr>
          ))}
      </ListTable>
      <MoreButton {...list} />
      <Export text={text} />
    </>
  )
}

/** Saves as CSV what matches, all of it: the server writes the file. */
function Export({ text }: { text: string | null }) {
  const { t } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function save() {
    setLoading(true)
    setError(null)
    try {
      const query = text === null ? {} : { text }
      saveFile('otosafi-audit.csv', await dataOf(api.POST('/audit/exports', { params: { query }, parseAs: 'blob' })))
    } catch (failure) {
      setError(failureText(failure, t))
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <FailureAlert error={error} />
      <Button variant="default" mr="auto" loading={isLoading} onClick={() => void save()}>
        {t('numbers.csv')}
      </Button>
    </>
  )
}

/** As many characters of a change as are shown at once. */
const SHOWN = 160

/** What something was before or after a change; where it is much, its beginning, and all of it on request. */
function Values({ values }: { values: AuditEntries['entries'][number]['before'] }) {
  if (values === null) return null
  const text = JSON.stringify(values)
  const all = <Code style={{ overflowWrap: 'anywhere' }}>{text}</Code>
  if (text.length <= SHOWN) return all
  return (
    <details>
      <summary>
        <Code style={{ overflowWrap: 'anywhere' }}>{text.slice(0, SHOWN)}…</Code>
      </summary>
      {all}
    </details>
  )
}
