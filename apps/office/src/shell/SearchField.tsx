import { type FormEvent, useEffect, useRef, useState } from 'react'

import { useQuery } from '../use-query.ts'
import { LimitedInput } from './LimitedFields.tsx'

/** The most characters that a list is searched for. */
const MAX_TEXT = 100

/** Looks for words in a list, by the `text` of its address. */
export function SearchField({ label }: { label: string }) {
  const { chosen, choose } = useQuery()
  const text = chosen.get('text') ?? ''
  const [typed, setTyped] = useState(text)
  const asked = useRef(text)

  // An address without words, or with others, is not what the field was filled for; what is typed on behind its own words stays.
  useEffect(() => {
    if (asked.current !== text) setTyped(text)
    asked.current = text
  }, [text])

  function search(event: FormEvent) {
    event.preventDefault()
    asked.current = typed.trim()
    choose('text', [asked.current])
  }

  return (
    <form onSubmit={search} role="search">
      <LimitedInput
        type="search"
        label={label}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        most={MAX_TEXT}
        w={320}
        maw="100%"
      />
    </form>
  )
}
