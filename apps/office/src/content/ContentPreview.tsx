import { Image, List, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ContentBlock, ContentValues } from '@otosafi/api-client/office-schema'
import { isText } from '@otosafi/domain/office/content-values'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { type Value, withoutBlankBlocks } from './content-form.ts'

type Say = (text: Value | undefined) => string

/**
 * What an article or a page says in one language, in the order in which the site puts it, before it is saved. What is not written in that
 * language is said as visitors read it: in English, or else in the first one.
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
  const say: Say = (text) => (isText(text ?? null) ? sayIn(text as Partial<Record<Language, string>>) : '')
  const sayIn = (text: Partial<Record<Language, string>>) => text[language] || text.en || text[first] || ''
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
        data={languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
        value={language}
        onChange={setLanguage}
      />
      <Paper withBorder p="md" lang={language} dir={LANGUAGES[language].dir}>
        <Stack>
          <Text size="xl" fw={700}>
            {say(values['title'])}
          </Text>
          <Text c="dimmed">{say(values['excerpt'] ?? values['summary'])}</Text>
          {typeof photo === 'string' ? <Image src={`/photos/${photo}/640.webp`} alt="" maw={640} radius="sm" /> : null}
          {blocks.map((block, at) => (
            <Piece key={at} block={block} say={say} />
          ))}
        </Stack>
      </Paper>
    </section>
  )
}

function Piece({ block, say }: { block: ContentBlock; say: Say }) {
  if (block.kind === 'list')
    return (
      <List>
        {block.items.map((item, at) => (
          <List.Item key={at}>{say(item)}</List.Item>
        ))}
      </List>
    )
  return block.kind === 'heading' ? <Text fw={700}>{say(block.text)}</Text> : <Text>{say(block.text)}</Text>
}
