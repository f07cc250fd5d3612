import { Checkbox, Fieldset, MultiSelect, NativeSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { Catalogue, ContentValues } from '@otosafi/api-client/office-schema'
import type { CategoryFilters } from '@otosafi/domain/content/content'
import { type ContentField, type ContentList, contentFieldsOf } from '@otosafi/domain/office/content-lists'
import { isMapPlace, type RateRange } from '@otosafi/domain/office/content-records'
import type { SomeText } from '@otosafi/domain/office/content-values'
import type { EditionId } from '@otosafi/editions/edition'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { LimitedInput, LimitedTextarea } from '../shell/LimitedFields.tsx'
import { type Block, BlockFields } from './BlockFields.tsx'
import type { Errors, Value } from './content-form.ts'
import { FilterFields } from './FilterFields.tsx'
import { type Hours, HourFields } from './HourFields.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { RateFields } from './RateFields.tsx'

/** The keyboards of phones for what is no text. */
const INPUT_TYPES = { phone: 'tel', email: 'email', address: 'url' } as const

/** The edition whose content is written, with what its fields choose from. */
export type Place = Pick<Catalogue, 'brands' | 'cities'> & { edition: EditionId }

type FieldProps = {
  name: string
  label: string
  languages: readonly Language[]
  errors: Errors
  change: (value: Value) => void
}

/** The fields of an item, texts in the edition's languages side by side. */
export function ContentFields({
  list,
  place,
  languages,
  values,
  errors,
  change,
}: {
  list: ContentList
  place: Place
  languages: readonly Language[]
  values: ContentValues
  errors: Errors
  change: (name: string, value: Value) => void
}) {
  const { t } = useTranslation()
  const label = t as (key: string) => string
  return (
    <Stack>
      {contentFieldsOf(list).map(([name, field]) => (
        <OneField
          key={name}
          field={field}
          place={place}
          value={values[name] ?? null}
          name={name}
          label={label(`content.field.${name}`)}
          languages={languages}
          errors={errors}
          change={(value) => change(name, value)}
        />
      ))}
    </Stack>
  )
}

function OneField({
  field,
  place: { edition, brands, cities },
  value,
  ...props
}: FieldProps & { field: ContentField; place: Place; value: Value }) {
  const { t } = useTranslation()
  const { name, label, errors, change } = props
  const common = { label, error: errors[name] ?? null }
  switch (field.kind) {
    case 'text':
      return <TextFields {...props} field={field} value={(value ?? {}) as SomeText} />
    case 'line':
      return (
        <LimitedInput
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          most={field.most}
          dir="auto"
          withAsterisk
        />
      )
    case 'phone':
    case 'email':
    case 'address':
      return (
        <TextInput
          {...common}
          type={INPUT_TYPES[field.kind]}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          maxLength={500}
          dir="ltr"
          withAsterisk
        />
      )
    case 'day':
      return (
        <TextInput
          {...common}
          type="date"
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          w={200}
          withAsterisk
        />
      )
    case 'choice':
      return (
        <NativeSelect
          {...common}
          data={field.values.map((each) => ({ value: each, label: choiceText(each, t as (key: string) => string) }))}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          w={280}
          maw="100%"
        />
      )
    case 'number':
      return (
        <NumberInput
          {...common}
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => change(typeof typed === 'number' ? typed : null)}
          min={field.min}
          max={field.max}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          w={280}
          maw="100%"
          withAsterisk={!field.isOptional}
        />
      )
    case 'city':
      return (
        <NativeSelect
          {...common}
          data={[{ value: '', label: '' }, ...cities.map(({ id, name: city }) => ({ value: id, label: city }))]}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          w={280}
          maw="100%"
          withAsterisk
        />
      )
    case 'brands':
      return (
        <MultiSelect
          {...common}
          data={brands.map(({ id, name: brand }) => ({ value: id, label: brand }))}
          value={Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []}
          onChange={change}
          maxValues={20}
          searchable
        />
      )
    case 'picture':
      return (
        <PictureField
          {...common}
          edition={edition}
          isOptional={field.isOptional}
          photo={typeof value === 'string' ? value : null}
          change={change}
        />
      )
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )
    case 'place':
      return <PlaceField {...common} place={isMapPlace(value) ? value : null} change={change} />
    case 'rate':
      return <RateFields {...common} range={value as RateRange | null} change={change} />
    case 'filters':
      return <FilterFields {...common} filters={(value ?? {}) as CategoryFilters} change={change} />
    case 'blocks':
      return <BlockFields {...props} blocks={(value ?? []) as Block[]} />
    default:
      return <HourFields {...props} hours={(value ?? []) as Hours[]} />
  }
}

/** A text in each language. The first must be written. */
function TextFields({
  name,
  label,
  languages,
  errors,
  change,
  field,
  value,
}: FieldProps & { field: Extract<ContentField, { kind: 'text' }>; value: SomeText }) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={{ base: 1, sm: Math.min(languages.length, 2) }}>
        {languages.map((language, at) => {
          const common = {
            label: LANGUAGES[language].name,
            'aria-label': t('content.inLanguage', { field: label, language: LANGUAGES[language].name }),
            lang: language,
            dir: LANGUAGES[language].dir,
            value: value[language] ?? '',
            error: errors[`${name}/${language}`] ?? null,
            most: field.most,
            withAsterisk: at === 0,
          }
          const write = (written: string) => change({ ...value, [language]: written })
          return field.isLong ? (
            <LimitedTextarea
              key={language}
              {...common}
              onChange={({ currentTarget }) => write(currentTarget.value)}
              autosize
              minRows={3}
            />
          ) : (
            <LimitedInput key={language} {...common} onChange={({ currentTarget }) => write(currentTarget.value)} />
          )
        })}
      </SimpleGrid>
    </Fieldset>
  )
}

/** Topics are called as in the inbox; what only content has, as there. */
function choiceText(value: string, t: (key: string) => string): string {
  return TOPICS.has(value) ? t(`topic.${value}`) : t(`content.choice.${value}`)
}

const TOPICS: ReadonlySet<string> = new Set([
  'buying',
  'booking',
  'inspection',
  'finance',
  'documents',
  'selling',
  'account',
])
