import { Anchor, Button, Code, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { AuditPage as AuditEntries } from '@otosafi/api-client/office-schema'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { momentText } from '../moment.ts'
import { saveFile } from '../save-file.ts'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { ListTable } from '../shell/ListTable.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import type { Texts } from '../texts/texts.ts'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { chosenIn, useQuery } from '../use-query.ts'

type Filter = { edition?: EditionId; actor?: string; text?: string }

function filterOf(params: URLSearchParams): Filter {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const [actor, text] = [params.get('actor'), params.get('text')]
  return { ...(edition && { edition }), ...(actor && { actor }), ...(text && { text }) }
}

function load(filter: Filter, cursor?: string): Promise<AuditEntries> {
  return dataOf(api.GET('/audit', { params: { query: { ...filter, ...(cursor && { cursor }) } } }))
}

export function loadAudit({ request }: LoaderFunctionArgs): Promise<AuditEntries> {
  return load(filterOf(new URL(request.url).searchParams))
}

/** The audit log, newest entry first. */
export function AuditPage() {
  const { t } = useTranslation()
  const first = useLoaderData<typeof loadAudit>()
  const { params, chosen, choose } = useQuery()
  const filter = filterOf(params)
  const next = filterOf(chosen)

  return (
    <Stack>
      <title>{`${t('audit.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('audit.title')}
      </Title>
      <Group align="end">
        <SearchField label={t('audit.search')} />
        <EditionChoice value={next.edition} choose={(value) => choose('edition', [value])} />
        {next.actor === undefined ? null : (
          <Button variant="default" onClick={() => choose('actor', [])}>
            {t('audit.everybody')}
          </Button>
        )}
      </Group>
      {first.entries.length === 0 ? (
        <Text role="status">{t('audit.none')}</Text>
      ) : (
        <>
          <Entries key={JSON.stringify(filter)} first={first} filter={filter} />
          <Export filter={next} />
        </>
      )}
    </Stack>
  )
}

function Entries({ first, filter }: { first: AuditEntries; filter: Filter }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { choose } = useQuery()
  const list = usePages(first, (cursor) => load(filter, cursor))

  return (
    <>
      <ListTable
        minWidth={860}
        columns={[
          t('audit.when'),
          t('audit.who'),
          t('audit.what'),
          t('shell.edition'),
          t('audit.subject'),
          t('audit.before'),
          t('audit.after'),
        ]}
      >
        {list.pages
          .flatMap(({ entries }) => entries)
          .map(({ at, by, operation, edition, subject, before, after, requestId }) => (
            <Table.Tr key={`${requestId} ${at} ${operation} ${subject}`}>
              <Table.Td>
                <time dateTime={at}>{momentText(at, language, edition)}</time>
              </Table.Td>
              <Table.Td>
                {by === null ? (
                  t('audit.gone')
                ) : filter.actor === undefined ? (
                  <Anchor component="button" type="button" inherit ta="start" onClick={() => choose('actor', [by.id])}>
                    {by.name}
                  </Anchor>
                ) : (
                  by.name
                )}
              </Table.Td>
              <Table.Td>{t(`operation.${operation as keyof Texts['operation']}`, operation)}</Table.Td>
              <Table.Td>{edition === null ? null : t(`edition.${edition}`)}</Table.Td>
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
    </>
  )
}

/** Saves as CSV what matches, all of it: the server writes the file. */
function Export({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function save() {
    setLoading(true)
    setError(null)
    try {
      saveFile(
        'otosafi-audit.csv',
        await dataOf(api.POST('/audit/exports', { params: { query: filter }, parseAs: 'blob' })),
      )
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

/** Values before or after a change, as JSON; long ones are collapsed. */
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
