import { Anchor, Button, Checkbox, FileInput, Group, Paper, Select, Stack, Table, Text, Title } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router'

import type { StockImportList } from '@otosafi/api-client/office-schema'
import { STOCK_FILE_MAX_BYTES, STOCK_FILE_MAX_MEGABYTES } from '@otosafi/domain/office/stock-file'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf, Failure } from '../api.ts'
import { failureText, withRenewalNotice } from '../failure-text.ts'
import { momentText } from '../moment.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { ListTable } from '../shell/ListTable.tsx'
import { useMe } from '../shell/use-me.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { useKey } from '../use-key.ts'
import { ImportBadge } from './ImportBadge.tsx'

/** Limits of a file, as texts name them. */
const MOST = { megabytes: STOCK_FILE_MAX_MEGABYTES }

export function loadImports(): Promise<StockImportList> {
  return dataOf(api.GET('/imports'))
}

/** Brings many cars by a file, and says what became of the files before. */
export function ImportsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { imports } = useLoaderData<typeof loadImports>()
  return (
    <Stack>
      <title>{`${t('imports.title')} | Otosafi`}</title>
      <Anchor component={Link} to="/cars">
        {t('stock.title')}
      </Anchor>
      <Title order={1} size="h2">
        {t('imports.title')}
      </Title>
      <ImportForm />
      {imports.length === 0 ? (
        <Text role="status">{t('imports.none')}</Text>
      ) : (
        <ListTable
          minWidth={760}
          columns={[
            t('imports.file'),
            t('inbox.state'),
            { label: t('imports.report.added'), isAmount: true },
            { label: t('imports.report.updated'), isAmount: true },
            { label: t('imports.report.refused'), isAmount: true },
            t('inbox.from'),
            t('inbox.sent'),
          ]}
        >
          {imports.map(({ id, edition, fileName, isTrial, state, by, createdAt, report }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} inherit to={`/imports/${edition}/${id}`}>
                  {fileName}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {isTrial ? `${t(`edition.${edition}`)}, ${t('imports.trial')}` : t(`edition.${edition}`)}
                </Text>
              </Table.Td>
              <Table.Td>
                <ImportBadge state={state} />
              </Table.Td>
              {(['added', 'updated', 'refused'] as const).map((count) => (
                <Table.Td key={count} ta="end">
                  {report === null ? '' : t('numbers.amount', { value: report[count] })}
                </Table.Td>
              ))}
              <Table.Td>
                <bdi>{by.name}</bdi>
              </Table.Td>
              <Table.Td>
                <time dateTime={createdAt}>{momentText(createdAt, language, edition)}</time>
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
    </Stack>
  )
}

function ImportForm() {
  const { t } = useTranslation()
  const { editions, may } = useMe()
  const navigate = useNavigate()
  const [edition, setEdition] = useState<EditionId | undefined>(editions.length === 1 ? editions[0] : undefined)
  const [file, setFile] = useState<File | null>(null)
  // Not sent first: on a slow line that takes minutes.
  const unfit = file === null ? null : unfitText(file, t)
  const { header } = useKey()
  const [isTrial, setTrial] = useState(true)
  const [replaces, setReplaces] = useState(false)
  const { error, isSending, change } = useChange({ textOf: refusalText })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (file === null || edition === undefined) return
    const params = { path: { edition }, header }
    const sent = file
      .text()
      .then((text) =>
        api.POST('/imports/{edition}', { params, body: { fileName: file.name, text, isTrial, replaces } }),
      )
    await change(sent, ({ id }) => navigate(`/imports/${edition}/${id}`))
  }

  return (
    <Paper withBorder p="md" maw={640} component="form" onSubmit={(event) => void send(event)}>
      <Stack>
        <Text>{t('imports.text')}</Text>
        {editions.length === 1 ? null : (
          <Select
            label={t('shell.edition')}
            data={editions.map((each) => ({ value: each, label: t(`edition.${each}`) }))}
            value={edition ?? null}
            onChange={(value) => setEdition(editions.find((each) => each === value))}
            withAsterisk
            w={240}
          />
        )}
        <FileInput
          label={t('imports.file')}
          description={t('imports.fileText', MOST)}
          placeholder={t('imports.choose')}
          accept=".csv,.jsonl,text/csv"
          value={file}
          onChange={setFile}
          error={unfit}
          withAsterisk
        />
        <Checkbox
          label={t('imports.isTrial')}
          checked={isTrial}
          onChange={({ currentTarget }) => setTrial(currentTarget.checked)}
        />
        {may.includes('withdrawCar') ? (
          <Checkbox
            label={t('imports.replaces')}
            checked={replaces}
            onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
          />
        ) : null}
        <FailureAlert error={error} />
        <Group>
          <Button type="submit" loading={isSending} disabled={file === null || edition === undefined || unfit !== null}>
            {t(isTrial ? 'imports.try' : 'imports.send')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** Why a file is not to be sent. */
function unfitText({ size }: File, t: TFunction): string | null {
  if (size === 0) return t('imports.refused', MOST)
  return size > STOCK_FILE_MAX_BYTES ? t('imports.tooLarge', MOST) : null
}

/** Why a file was not taken. */
function refusalText(failure: unknown, t: TFunction): string {
  const status = failure instanceof Failure ? failure.problem?.status : undefined
  return status === 413 || status === 422
    ? withRenewalNotice(t('imports.refused', MOST), failure, t)
    : failureText(failure, t)
}
