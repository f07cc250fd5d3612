import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import '@mantine/spotlight/styles.css'

import { findAnywhere, type Found } from './find-anywhere.ts'
import { useMe } from './use-me.ts'
import { usePlaces } from './use-places.ts'

/** Milliseconds without a key after which the server is asked. */
const DEBOUNCE_MS = 150

/** The kinds of what is found, in the order in which they are shown. */
const KINDS = ['car', 'request', 'booking', 'visit', 'sale'] as const satisfies readonly Found['kind'][]

/** Leads to any part of the office, and to cars, requests and cases by their words: opened by its button or Ctrl+K. */
export function Palette() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const places = usePlaces()
  const [text, setText] = useState('')
  const { found, isSearching } = useFound(text.trim())
  const isNamed = ({ label }: { label: string }) => label.toLowerCase().includes(text.trim().toLowerCase())
  const named = places.filter(isNamed)

  function kindText(kind: Found['kind']): string {
    if (kind === 'car') return t('shell.stock')
    return kind === 'request' ? t('shell.inbox') : t(`cases.${kind}`)
  }

  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      shortcut="mod + K"
      scrollable
      maxHeight={480}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      // Dimmed, a reference cannot be read where its line is chosen.
      styles={{ actionDescription: { opacity: 1 } }}
    >
      <Spotlight.Search placeholder={t('palette.search')} aria-label={t('palette.search')} />
      <Spotlight.ActionsList>
        {named.length === 0 ? null : (
          <Spotlight.ActionsGroup label={t('palette.places')}>
            {named.map(({ to, label }) => (
              <Spotlight.Action key={to} label={label} onClick={() => void navigate(to)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {KINDS.filter((kind) => found.some((each) => each.kind === kind)).map((kind) => (
          <Spotlight.ActionsGroup key={kind} label={kindText(kind)}>
            {found
              .filter((each) => each.kind === kind)
              .map(({ to, name, reference }) => (
                <Spotlight.Action key={to} label={name} description={reference} onClick={() => void navigate(to)} />
              ))}
          </Spotlight.ActionsGroup>
        ))}
        {named.length === 0 && found.length === 0 ? (
          <Spotlight.Empty role="status">{t(isSearching ? 'palette.searching' : 'palette.nothing')}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Debounced search results of a text. */
function useFound(text: string): { found: readonly Found[]; isSearching: boolean } {
  const { may } = useMe()
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS)
  const [result, setResult] = useState<{ text: string; found: readonly Found[] }>({ text: '', found: [] })

  useEffect(() => {
    if (asked === '') return undefined
    const leaving = new AbortController()
    void findAnywhere(asked, may, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setResult({ text: asked, found })
    })
    return () => leaving.abort()
  }, [asked, may])

  return { found: text === '' ? [] : result.found, isSearching: text !== '' && result.text !== text }
}
