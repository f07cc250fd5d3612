import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'

import { fieldText } from '../field-text.ts'
import { useQuery } from '../use-query.ts'

/** Looks for words in a list, by the `text` of its address. */
export function SearchField({ label }: { label: string }) {
  const { chosen, choose } = useQuery()
  const text = chosen.get('text') ?? ''
  const field = useRef<HTMLInputElement>(null)

  // An address without words, or with others, is not what the field was filled for.
  useEffect(() => {
    if (field.current !== null && field.current.value.trim() !== text.trim()) field.current.value = text
  }, [text])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose('text', [fieldText(event.currentTarget, 'text').trim()])
  }

  return (
    <form onSubmit={search} role="search">
      <TextInput ref={field} name="text" type="search" label={label} defaultValue={text} w={320} maw="100%" />
    </form>
  )
}
