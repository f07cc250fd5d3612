import { Anchor, Button, Checkbox, Fieldset, Group, List, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { ContentItem, ContentValues } from '@otosafi/api-client/office-schema'
import { canHideContent, type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import { issuesOf, nameOfContent } from '@otosafi/domain/office/content-values'
import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'

import { api, dataOf } from '../api.ts'
import { localMoment, momentIn, momentText } from '../moment.ts'
import { ChangedAlert } from '../shell/ChangedAlert.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { issueText } from '../stock/issue-text.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useKey } from '../use-key.ts'
import { useSave } from '../use-save.ts'
import { type Errors, mergeContent, serverIssues, type Value, withoutBlankBlocks } from './content-form.ts'
import { ContentFields, type Place } from './ContentFields.tsx'
import { contentPathOf } from './ContentListPage.tsx'
import { ContentPreview } from './ContentPreview.tsx'
import { newValues, withMinutes } from './new-article.ts'

type Loaded = { list: ContentList; place: Place; item: ContentItem | null; today: string }

const NO_CHOICES: Omit<Place, 'edition'> = { brands: [], cities: [] }

/** The item of an address; null for a new one. */
export async function loadContent({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const { edition, list } = contentPathOf(params)
  const hasChoices = contentFieldsOf(list).some(([, { kind }]) => kind === 'city' || kind === 'brands')
  const { brands, cities } = hasChoices
    ? await dataOf(api.GET('/catalogue/{edition}', { params: { path: { edition } } }))
    : NO_CHOICES
  const place = { edition, brands, cities }
  const id = params['item'] ?? ''
  const today = dayIn(Date.now(), EDITIONS[edition].timeZone)
  if (id === 'new') return { list, place, item: null, today }
  const path = { edition, list, item: id }
  const item = await dataOf(api.GET('/content/{edition}/{list}/{item}', { params: { path } }))
  return { list, place, item, today }
}

/**
 * An item of the operator's content, its texts in all languages of the edition. Where somebody else changed it meanwhile, what they wrote
 * is taken over, but for what one has written oneself; it is then saved by a second press. What it said before can be put back.
 */
export function ContentPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name: author } = useMe()
  const { list, place, item, today } = useLoaderData<typeof loadContent>()
  const { edition } = place
  const { languages } = EDITIONS[edition]
  const { header } = useKey()
  const [seen, setSeen] = useState(item)
  const [values, setValues] = useState<ContentValues>(() => item?.values ?? newValues(list, { author, today }))
  const [isPublished, setPublished] = useState(item?.isPublished ?? false)
  const publishFieldOf = (at: string | null) => (at === null ? '' : localMoment(at, edition))
  const [publishAt, setPublishAt] = useState(() => publishFieldOf(item?.publishAt ?? null))
  const [errors, setErrors] = useState<Errors>({})
  const address = `/content/${edition}/${list}`
  const { error, timesRefused, isSending, wasChanged, save, leaving, formRef } = useSave({
    typed: { values, isPublished, publishAt },
    tellIssues: (issues) =>
      setErrors(Object.fromEntries(serverIssues(issues).map(([path, issue]) => [path, issueText(issue, t)]))),
    takeOver,
  })

  /** Says something else at a field; what was wrong with it is no longer said. */
  function change(name: string, value: Value) {
    setValues((now) => withMinutes(list, now, { ...now, [name]: value }, languages[0]))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => path.split('/')[0] !== name)))
  }

  function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const filled = withoutBlankBlocks(values)
    setValues(filled)
    const issues = issuesOf(list, filled, languages[0])
    setErrors(Object.fromEntries(issues.map(({ path, ...issue }) => [path, issueText({ values: {}, ...issue }, t)])))
    return save(issues.length === 0, async () => {
      await send(filled)
      return address
    })
  }

  function send(filled: ContentValues): Promise<ContentItem> {
    const later = isPublished || publishAt === '' ? null : momentIn(publishAt, edition)
    const body = { values: filled, isPublished, publishAt: later }
    if (seen === null)
      return dataOf(api.POST('/content/{edition}/{list}', { params: { path: { edition, list }, header }, body }))
    return dataOf(
      api.PUT('/content/{edition}/{list}/{item}', {
        params: { path: { edition, list, item: seen.id } },
        body: { ...body, version: seen.version },
      }),
    )
  }

  async function takeOver() {
    if (seen === null) return
    const path = { edition, list, item: seen.id }
    const now = await dataOf(api.GET('/content/{edition}/{list}/{item}', { params: { path } }))
    setValues(mergeContent(seen.values, values, now.values))
    if (isPublished === seen.isPublished) setPublished(now.isPublished)
    if (publishAt === publishFieldOf(seen.publishAt)) setPublishAt(publishFieldOf(now.publishAt))
    setSeen(now)
  }

  const heading = seen === null ? t('content.add') : nameOfContent(list, seen.values, languages[0])
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <Stack maw={960}>
        <title>{`${heading} · ${t(`content.list.${list}`)} | Otosafi`}</title>
        <Anchor component={Link} to={address}>
          {t(`content.list.${list}`)}
        </Anchor>
        <Title order={1} size="h2">
          {heading}
        </Title>
        <Fieldset variant="unstyled" disabled={isSending}>
          <Stack>
            <ContentFields
              list={list}
              place={place}
              languages={languages}
              values={values}
              errors={errors}
              change={change}
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
                description={t('content.timeOf', { edition: t(`edition.${edition}`) })}
                value={publishAt}
                onChange={({ currentTarget: { value } }) => setPublishAt(value)}
                max="9999-12-31T23:59"
                w={280}
                maw="100%"
              />
            ) : null}
          </Stack>
        </Fieldset>
        {contentFieldsOf(list).some(([, { kind }]) => kind === 'blocks') ? (
          <ContentPreview values={values} languages={languages} />
        ) : null}
        {wasChanged ? <ChangedAlert title={t('content.changedMeanwhile')} text={t('records.changedText')} /> : null}
        <FailureAlert key={timesRefused} error={error} />
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
                    <Text size="sm">{t('content.until', { date: momentText(at, language, edition), by })}</Text>
                    <Button size="compact-xs" variant="default" disabled={isSending} onClick={() => setValues(former)}>
                      {t('content.restore')}
                    </Button>
                  </Group>
                </List.Item>
              ))}
            </List>
          </section>
        )}
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}
