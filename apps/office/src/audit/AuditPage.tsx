import { Code, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { AuditPage as AuditEntries } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { fieldText } from '../field-text.ts'
import { momentText } from '../moment.ts'
import { MoreButton } from '../shell/MoreButton.tsx'
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
  const { params, choose } = useQuery()
  const text = params.get('text')

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose('text', [fieldText(event.currentTarget, 'text').trim()])
  }

  return (
    <Stack>
      <title>{`${t('audit.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('audit.title')}
      </Title>
      <form onSubmit={search} role="search">
        <TextInput name="text" type="search" label={t('audit.search')} defaultValue={text ?? ''} w={320} maw="100%" />
      </form>
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
      <Table.ScrollContainer minWidth={760} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table striped verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('audit.when')}</Table.Th>
              <Table.Th>{t('audit.who')}</Table.Th>
              <Table.Th>{t('audit.what')}</Table.Th>
              <Table.Th>{t('audit.subject')}</Table.Th>
              <Table.Th>{t('audit.before')}</Table.Th>
              <Table.Th>{t('audit.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
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
                  <Table.Td>{before && <Code>{JSON.stringify(before)}</Code>}</Table.Td>
                  <Table.Td>{after && <Code>{JSON.stringify(after)}</Code>}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <MoreButton {...list} />
    </>
  )
}
