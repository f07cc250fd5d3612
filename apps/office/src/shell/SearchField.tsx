import { type FormEvent, useEffect, useState } from 'react'

import { useQuery } from '../use-query.ts'
import { LimitedInput } from './LimitedFields.tsx'

/** The most characters that a list is searched for. */
const MAX_TEXT = 100

/** Looks for words in a list, by the `text` of its address. */
export function SearchField({ label }: { label: string }) {
  const { chosen, choose } = useQuery()
  const text = chosen.get('text') ?? ''
  const [typed, setTyped] = useState(text)

  // An address without words, or with others, is not what the field was filled for.
  useEffect(() => setTyped((now) => (now.trim() === text.trim() ? now : text)), [text])

  function search(event: FormEvent) {
    event.preventDefault()
    choose('text', [typed.trim()])
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
