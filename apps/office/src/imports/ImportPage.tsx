import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'

import type { ImportReport, StockImport } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { loadAgain, staleIfError } from '../load-again.ts'
import { ListTable } from '../shell/ListTable.tsx'
import { languageNow } from '../texts/start-texts.ts'
import { useLanguage } from '../texts/use-language.ts'
import { ImportBadge } from './ImportBadge.tsx'

/** Wait between two polls of a file that is being imported. */
const POLL_MS = 2000
const COUNTS = [
  'lines',
  'added',
  'updated',
  'unchanged',
  'withdrawn',
  'kept',
  'refused',
] as const satisfies readonly (keyof ImportReport)[]

type Loaded = StockImport & { language: ReturnType<typeof languageNow> }

/** The file of an address, its faults in the language that is chosen. */
export async function loadImport({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const path = { edition: params['edition'] as EditionId, import: params['import'] ?? '' }
  const language = languageNow()
  const asked = dataOf(api.GET('/imports/{edition}/{import}', { params: { path, query: { language } } }))
  return staleIfError(
    request,
    asked.then((file) => ({ ...file, language })),
  )
}

/** A file of cars: how far it is, then what became of it, with every fault and what to do about it. */
export function ImportPage() {
  const { t } = useTranslation()
  const { fileName, isTrial, state, failure, report, language } = useLoaderData<typeof loadImport>()
  const isInOtherLanguage = useLanguage() !== language
  const { revalidate } = useRevalidator()
  const [polls, setPolls] = useState(0)
  const isUnderWay = state === 'waiting' || state === 'running'

  // Only after the last poll: another one would abort it, and on a slow line none would arrive. A failed poll is followed by another.
  useEffect(() => {
    if (!isUnderWay) return undefined
    const poll = () => void loadAgain(revalidate).finally(() => setPolls(polls + 1))
    const timer = setTimeout(poll, POLL_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, polls, revalidate])

  useEffect(() => {
    if (isInOtherLanguage) void revalidate()
  }, [isInOtherLanguage, revalidate])

  return (
    <Stack>
      <title>{`${fileName} | Otosafi`}</title>
      <Anchor component={Link} to="/imports">
        {t('imports.title')}
      </Anchor>
      <Group>
        <Title order={1} size="h2" dir="auto">
          {fileName}
        </Title>
        <ImportBadge state={state} />
      </Group>
      <Text role="status">
        {isUnderWay
          ? t('imports.underWay')
          : state === 'failed'
            ? t(failure === null ? 'imports.failed' : `imports.failure.${failure}`)
            : isTrial
              ? t('imports.tried')
              : ''}
      </Text>
      {report === null ? null : (
        <>
          <Table maw={400}>
            <Table.Tbody>
              {COUNTS.map((count) => (
                <Table.Tr key={count}>
                  <Table.Th>{t(`imports.report.${count}`)}</Table.Th>
                  <Table.Td ta="end">{t('numbers.amount', { value: report[count] })}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {report.faults.length === 0 ? null : (
            <section aria-labelledby="faults">
              <Title order={2} size="h4" id="faults" mb="sm">
                {t('imports.faults', { count: report.faultCount })}
              </Title>
              <ListTable
                minWidth={640}
                columns={[t('imports.line'), t('imports.column'), t('imports.problem'), t('imports.cure')]}
              >
                {report.faults.map(({ line, column, problem, cure }) => (
                  <Table.Tr key={`${line} ${column} ${problem}`}>
                    <Table.Td>{column === 'all' ? null : t('numbers.amount', { value: line })}</Table.Td>
                    <Table.Td>{column === 'all' ? t('imports.wholeFile') : column}</Table.Td>
                    <Table.Td lang={language} dir="ltr">
                      {problem}
                    </Table.Td>
                    <Table.Td lang={language} dir="ltr">
                      {cure}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </ListTable>
            </section>
          )}
        </>
      )}
    </Stack>
  )
}
