import { Alert, Anchor, Button, Checkbox, Group, List, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'

import type { ContentItem, ContentValues } from '@otosafi/api-client/office-schema'
import { canHideContent, contentFieldsOf, type ContentList } from '@otosafi/domain/office/content-lists'
import { issuesOf, type SomeText } from '@otosafi/domain/office/content-values'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { api, dataOf, Failure } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { localMoment, momentText } from '../moment.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { issueText } from '../stock/issue-text.ts'
import { useLanguage } from '../texts/use-language.ts'
import { emptyValues, type Errors, filledValues, mergeContent, refusedFields } from './content-form.ts'
import { ContentFields } from './ContentFields.tsx'
import { contentPathOf } from './ContentListPage.tsx'

type Loaded = { edition: EditionId; list: ContentList; item: ContentItem | null }

/** The item of an address; null for a new one. */
export async function loadContent({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const path = contentPathOf(params)
  const id = params['item'] ?? ''
  if (id === 'new') return { ...path, item: null }
  const item = await dataOf(api.GET('/content/{edition}/{list}/{item}', { params: { path: { ...path, item: id } } }))
  return { ...path, item }
}

/**
 * An item of the operator's content, its texts in all languages of the edition. Where somebody else changed it meanwhile, what they wrote
 * is taken over, but for what one has written oneself; it is then saved by a second press. What it said before can be put back.
 */
export function ContentPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { edition, list, item } = useLoaderData<typeof loadContent>()
  const { languages } = EDITIONS[edition]
  const [seen, setSeen] = useState(item)
  const [values, setValues] = useState<ContentValues>(() => item?.values ?? emptyValues(list))
  const [isPublished, setPublished] = useState(item?.isPublished ?? false)
  const [publishAt, setPublishAt] = useState(item?.publishAt ?? null)
  const [errors, setErrors] = useState<Errors>({})
  const [error, setError] = useState<string | null>(null)
  const [wasChanged, setWasChanged] = useState(false)
  const [isSending, setSending] = useState(false)
  const address = `/content/${edition}/${list}`

  async function submit(event: FormEvent) {
    event.preventDefault()
    const filled = filledValues(values)
    setValues(filled)
    const issues = issuesOf(list, filled, languages[0])
    setErrors(Object.fromEntries(issues.map(({ path, ...issue }) => [path, issueText({ values: {}, ...issue }, t)])))
    setError(issues.length === 0 ? null : t('failure.invalid'))
    if (issues.length > 0) return
    setSending(true)
    try {
      await send(filled)
      await navigate(address)
    } catch (failure) {
      await refused(failure)
    } finally {
      setSending(false)
    }
  }

  function send(filled: ContentValues): Promise<ContentItem> {
    const body = { values: filled, isPublished, publishAt: isPublished ? null : publishAt }
    if (seen === null)
      return dataOf(api.POST('/content/{edition}/{list}', { params: { path: { edition, list } }, body }))
    return dataOf(
      api.PUT('/content/{edition}/{list}/{item}', {
        params: { path: { edition, list, item: seen.id } },
        body: { ...body, version: seen.version },
      }),
    )
  }

  /** Says what is wrong, each at its field; what was written stays. */
  async function refused(failure: unknown) {
    setError(failureText(failure, t))
    if (!(failure instanceof Failure)) return
    setErrors(
      Object.fromEntries(
        refusedFields(failure.problem?.errors ?? []).map(([path, issue]) => [path, issueText(issue, t)]),
      ),
    )
    if (failure.problem?.code !== 'conflict' || seen === null) return
    const path = { edition, list, item: seen.id }
    const now = await dataOf(api.GET('/content/{edition}/{list}/{item}', { params: { path } }))
    setValues(mergeContent(seen.values, values, now.values))
    setSeen(now)
    setWasChanged(true)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack maw={960}>
        <title>{`${t(`content.list.${list}`)} | Otosafi`}</title>
        <Anchor component={Link} to={address}>
          {t(`content.list.${list}`)}
        </Anchor>
        <Title order={1} size="h2">
          {seen === null ? t('content.add') : nameOf(list, seen.values, languages[0])}
        </Title>
        <ContentFields
          list={list}
          languages={languages}
          values={values}
          errors={errors}
          change={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
        />
        {canHideContent(list) ? (
          <Checkbox
            label={t('content.publish')}
            checked={isPublished}
            onChange={({ currentTarget }) => setPublished(currentTarget.checked)}
          />
        ) : null}
        {canHideContent(list) && !isPublished ? (
          <TextInput
            type="datetime-local"
            label={t('content.publishAt')}
            value={publishAt === null ? '' : localMoment(publishAt)}
            onChange={({ currentTarget: { value } }) =>
              setPublishAt(value === '' ? null : new Date(value).toISOString())
            }
            w={280}
            maw="100%"
          />
        ) : null}
        {wasChanged ? (
          <Alert color="orange" title={t('content.changedMeanwhile')} role="status">
            <Text size="sm">{t('records.changedText')}</Text>
          </Alert>
        ) : null}
        <FailureAlert error={error} />
        <Button type="submit" loading={isSending} mr="auto">
          {t('carForm.save')}
        </Button>
        {seen === null || seen.history.length === 0 ? null : (
          <section aria-labelledby="history">
            <Title order={2} size="h4" id="history" mb="sm">
              {t('content.history')}
            </Title>
            <List listStyleType="none" spacing="xs">
              {seen.history.map(({ at, by, values: former }) => (
                <List.Item key={at}>
                  <Group gap="sm">
                    <Text size="sm">{t('content.until', { date: momentText(at, language), by })}</Text>
                    <Button size="compact-xs" variant="default" onClick={() => setValues(former)}>
                      {t('content.restore')}
                    </Button>
                  </Group>
                </List.Item>
              ))}
            </List>
          </section>
        )}
      </Stack>
    </form>
  )
}

/** By what one knows an item: its first field, in the edition's first language. */
function nameOf(list: ContentList, values: ContentValues, first: Language): string {
  const [naming] = contentFieldsOf(list)
  const value = values[naming?.[0] ?? '']
  return typeof value === 'string' ? value : ((value as SomeText)[first] ?? '')
}
