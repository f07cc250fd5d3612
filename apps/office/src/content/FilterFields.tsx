import { Fieldset, MultiSelect, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { CategoryFilters } from '@otosafi/domain/content/content'
import { FILTER_BOUNDS, FILTER_SEATS, FILTER_WORDS, MAX_OF_BOUND } from '@otosafi/domain/office/content-records'

import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'

type WordFilter = keyof typeof FILTER_WORDS
const WORD_FILTERS = Object.keys(FILTER_WORDS) as WordFilter[]

/** Which cars a category stands for: those that all of the chosen filters let through. */
export function FilterFields({
  label,
  error,
  filters,
  change,
}: {
  label: string
  error: string | null
  filters: CategoryFilters
  change: (filters: CategoryFilters) => void
}) {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const word = site as (key: string) => string

  function set<Name extends keyof CategoryFilters>(name: Name, value: CategoryFilters[Name] | null) {
    const { [name]: _, ...others } = filters
    change(value === null ? others : { ...others, [name]: value })
  }

  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {WORD_FILTERS.map((name) => (
          <MultiSelect
            key={name}
            label={site(`label.${name}`)}
            data={FILTER_WORDS[name].map((value) => ({ value, label: word(`vocabulary.${name}.${value}`) }))}
            value={filters[name] ?? []}
            onChange={(chosen) => set(name, chosen.length === 0 ? null : (chosen as never))}
          />
        ))}
        <MultiSelect
          label={site('label.seats')}
          data={FILTER_SEATS.map(String)}
          value={(filters.seats ?? []).map(String)}
          onChange={(chosen) => set('seats', chosen.length === 0 ? null : chosen.map(Number))}
        />
        {FILTER_BOUNDS.map((name) => (
          <WholeNumberInput
            key={name}
            label={t(`content.filter.${name}`)}
            value={filters[name] ?? ''}
            onChange={(typed) => set(name, typeof typed === 'number' ? typed : null)}
            min={1}
            max={MAX_OF_BOUND}
          />
        ))}
      </SimpleGrid>
      {error === null ? null : (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}
