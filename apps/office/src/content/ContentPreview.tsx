import { Image, List, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ContentBlock, ContentValues } from '@otosafi/api-client/office-schema'
import { isText } from '@otosafi/domain/office/content-values'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { type Value, withoutBlankBlocks } from './content-form.ts'

type TextOf = (value: Value | undefined) => string

/**
 * Previews an article or a page in one language, in the order of the site. Untranslated texts fall back as for visitors:
 * to English, else to the first language.
 */
export function ContentPreview({
  values: typed,
  languages,
}: {
  values: ContentValues
  languages: readonly [Language, ...Language[]]
}) {
  const { t } = useTranslation()
  const [first] = languages
  const [language, setLanguage] = useState<Language>(first)
  const values = withoutBlankBlocks(typed)
  const translated = (text: Partial<Record<Language, string>>) => text[language] || text.en || text[first] || ''
  const textOf: TextOf = (value) =>
    isText(value ?? null) ? translated(value as Partial<Record<Language, string>>) : ''
  const blocks = (values['body'] ?? values['blocks'] ?? []) as readonly ContentBlock[]
  const photo = values['photo']

  return (
    <section aria-labelledby="preview">
      <Title order={2} size="h4" id="preview" mb="sm">
        {t('content.preview')}
      </Title>
      <SegmentedControl
        transitionDuration={0}
        mb="sm"
        aria-label={t('shell.language')}
        data={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
        value={language}
        onChange={setLanguage}
      />
      <Paper withBorder p="md" lang={language} dir={LANGUAGES[language].dir}>
        <Stack>
          <Text size="xl" fw={700}>
            {textOf(values['title'])}
          </Text>
          <Text c="dimmed">{textOf(values['excerpt'] ?? values['summary'])}</Text>
          {typeof photo === 'string' ? <Image src={`/photos/${photo}/640.webp`} alt="" maw={640} radius="sm" /> : null}
          {blocks.map((block, at) => (
            <Block key={at} block={block} textOf={textOf} />
          ))}
        </Stack>
      </Paper>
    </section>
  )
}

function Block({ block, textOf }: { block: ContentBlock; textOf: TextOf }) {
  if (block.kind === 'list')
    return (
      <List>
        {block.items.map((item, at) => (
          <List.Item key={at}>{textOf(item)}</List.Item>
        ))}
      </List>
    )
  return block.kind === 'heading' ? <Text fw={700}>{textOf(block.text)}</Text> : <Text>{textOf(block.text)}</Text>
}
