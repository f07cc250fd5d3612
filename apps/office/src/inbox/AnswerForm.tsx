import { Button, Checkbox, Group, NativeSelect, Paper, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Request as OfficeRequest, RequestAction } from '@otosafi/api-client/office-schema'
import { FAQ_TOPICS, type FaqTopic } from '@otosafi/domain/content/content'

import { fieldText } from '../field-text.ts'
import { LimitedInput, LimitedTextarea } from '../shell/LimitedFields.tsx'

export type AnswerBody = { action: RequestAction; answer: string; published?: { topic: FaqTopic; question: string } }

/** An answer, which is sent to who asked and may be published. The page keeps what is typed. */
export function AnswerForm({
  answer,
  change,
  question,
  templates,
  isPublishedAlways,
  isSending,
  send,
}: {
  answer: string
  change: (answer: string) => void
  question: string
  templates: OfficeRequest['templates']
  isPublishedAlways: boolean
  isSending: boolean
  send: (body: AnswerBody) => void
}) {
  const { t } = useTranslation()
  const [isPublished, setPublished] = useState(isPublishedAlways)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string) => fieldText(form, name)
    send({
      action: isPublishedAlways ? 'publish' : 'answer',
      answer,
      ...(isPublished && { published: { topic: text('topic') as FaqTopic, question: text('question') } }),
    })
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={submit}>
        <Stack>
          {templates.length === 0 ? null : (
            <NativeSelect
              label={t('request.template')}
              data={[{ value: '', label: t('request.noTemplate') }, ...templates.map(({ name }) => name)]}
              value=""
              onChange={({ currentTarget: { value } }) => {
                const chosen = templates.find(({ name }) => name === value)
                if (chosen !== undefined) change([answer, chosen.text].filter(Boolean).join('\n\n'))
              }}
            />
          )}
          <LimitedTextarea
            label={t('request.answer')}
            value={answer}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            dir="auto"
            autosize
            minRows={4}
            most={4000}
            required
          />
          {isPublishedAlways ? null : (
            <Checkbox
              label={t('request.publish')}
              checked={isPublished}
              onChange={({ currentTarget }) => setPublished(currentTarget.checked)}
            />
          )}
          {isPublished ? (
            <>
              <NativeSelect
                name="topic"
                label={t('request.topic')}
                data={[
                  { value: '', label: t('request.chooseTopic') },
                  ...FAQ_TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
                ]}
                required
              />
              <LimitedInput name="question" label={t('request.question')} defaultValue={question} most={300} required />
            </>
          ) : null}
          <Group>
            <Button type="submit" loading={isSending}>
              {t(isPublishedAlways ? 'action.publish' : 'action.answer')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
