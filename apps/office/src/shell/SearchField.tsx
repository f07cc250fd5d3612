import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'

import { fieldText } from '../field-text.ts'
import { useQuery } from '../use-query.ts'

/** Looks for words in a list, by the `text` of its address. */
export function SearchField({ label }: { label: string }) {
  const { params, choose } = useQuery()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose('text', [fieldText(event.currentTarget, 'text').trim()])
  }

  return (
    <form onSubmit={search} role="search">
      <TextInput name="text" type="search" label={label} defaultValue={params.get('text') ?? ''} w={320} maw="100%" />
    </form>
  )
}
