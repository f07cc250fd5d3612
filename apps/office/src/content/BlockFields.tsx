import { Button, Fieldset, Group, Input, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ContentBlock } from '@otosafi/api-client/office-schema'
import type { SomeText } from '@otosafi/domain/office/content-values'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { Sign } from '../Sign.tsx'
import { type Errors, isEmptyText, type Value } from './content-form.ts'

export type Block = ContentBlock

const KINDS = ['heading', 'paragraph', 'list'] as const satisfies readonly Block['kind'][]

/** The lines of a list in a language, as far as it has some, or a block's text. */
function writtenIn(block: Block, language: Language): string {
  if (block.kind !== 'list') return block.text[language] ?? ''
  const lines = block.items.map((item) => item[language] ?? '')
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\n')
}

/** A block with what was written in a language; entries that no language has any more are left out at its end. */
function withWritten(block: Block, language: Language, written: string): Block {
  if (block.kind !== 'list') return { ...block, text: { ...block.text, [language]: written } }
  const lines = written.split('\n')
  const count = Math.max(lines.length, block.items.length)
  const items = Array.from({ length: count }, (_, at): SomeText => ({
    ...block.items[at],
    [language]: lines[at] ?? '',
  }))
  const last = items.findLastIndex((item, at) => at < lines.length || !isEmptyText(item))
  return { ...block, items: items.slice(0, last + 1) }
}

/** A block of another kind that says the same: its entries are a list's lines. */
function ofKind(block: Block, kind: Block['kind']): Block {
  if (kind === block.kind) return block
  if (kind === 'list') return { kind, items: block.kind === 'list' ? block.items : [block.text] }
  return { kind, text: block.kind === 'list' ? (block.items[0] ?? {}) : block.text }
}

/** The pieces of a page or a post, one after the other. */
export function BlockFields({
  name,
  label,
  languages,
  errors,
  blocks,
  change,
}: {
  name: string
  label: string
  languages: readonly Language[]
  errors: Errors
  blocks: readonly Block[]
  change: (value: Value) => void
}) {
  const { t } = useTranslation()
  const replace = (at: number, block: Block) => change(blocks.with(at, block))
  const errorOf = (at: number, language: Language) =>
    Object.entries(errors).find(([path]) => path.startsWith(`${name}/${at}/`) && path.endsWith(`/${language}`))?.[1]

  return (
    <Fieldset legend={label}>
      <Stack>
        {errors[name] === undefined ? null : <Input.Error role="alert">{errors[name]}</Input.Error>}
        {blocks.map((block, at) => {
          const number = at + 1
          return (
            <Stack key={number} gap="xs">
              <Group>
                <NativeSelect
                  aria-label={t('content.blockKind', { number })}
                  data={KINDS.map((kind) => ({ value: kind, label: t(`content.block.${kind}`) }))}
                  value={block.kind}
                  onChange={({ currentTarget }) => replace(at, ofKind(block, currentTarget.value as Block['kind']))}
                />
                <Button
                  variant="default"
                  size="xs"
                  disabled={at === 0}
                  aria-label={t('content.blockEarlier', { number })}
                  onClick={() => change(blocks.toSpliced(at, 1).toSpliced(at - 1, 0, block))}
                >
                  <Sign of="up" />
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('content.removeBlock', { number })}
                  onClick={() => change(blocks.toSpliced(at, 1))}
                >
                  <Sign of="remove" />
                </Button>
              </Group>
              <SimpleGrid cols={{ base: 1, sm: Math.min(languages.length, 2) }}>
                {languages.map((language) => (
                  <BlockText
                    key={language}
                    label={t('content.blockText', { number, language: LANGUAGES[language].name })}
                    language={language}
                    written={writtenIn(block, language)}
                    write={(written) => replace(at, withWritten(block, language, written))}
                    error={errorOf(at, language) ?? null}
                    minRows={block.kind === 'heading' ? 1 : 3}
                  />
                ))}
              </SimpleGrid>
            </Stack>
          )
        })}
        <Button variant="default" mr="auto" onClick={() => change([...blocks, { kind: 'paragraph', text: {} }])}>
          {t('content.addBlock')}
        </Button>
      </Stack>
    </Fieldset>
  )
}

/** The text of a piece in a language. While one writes it stands as it was typed, also at the beginning of a new line. */
function BlockText({
  label,
  language,
  written,
  write,
  error,
  minRows,
}: {
  label: string
  language: Language
  written: string
  write: (written: string) => void
  error: string | null
  minRows: number
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Textarea
      aria-label={label}
      lang={language}
      dir={LANGUAGES[language].dir}
      value={typed ?? written}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        write(value)
      }}
      onBlur={() => setTyped(null)}
      error={error}
      autosize
      minRows={minRows}
    />
  )
}
