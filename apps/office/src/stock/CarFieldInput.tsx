import { Checkbox, Group, NumberInput, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { Catalogue } from '@otosafi/api-client/office-schema'
import { FEATURES } from '@otosafi/domain/car/vocabulary'

import { CAR_FIELDS, type CarFacts, type CarField, isRequired } from './car-fields.ts'
import type { CarFormState } from './use-car-form.ts'
import { useCarTexts } from './use-car-texts.ts'
import { VinHint } from './VinHint.tsx'

/** Spaces that people write within a chassis number. */
const SPACES = 16

type Option = { value: string; label: string }

/** The field of one fact. */
export function CarFieldInput({
  fact,
  form,
  catalogue,
}: {
  fact: keyof CarFacts
  form: CarFormState
  catalogue: Catalogue
}) {
  const { t } = useTranslation()
  const car = useCarTexts()
  const field: CarField = CAR_FIELDS[fact]
  const input = form.getInputProps(fact)
  const label = car.label(fact)
  const common = { ...input, label, withAsterisk: isRequired(field) }
  const choice = (data: Option[]) => (
    <Select
      {...common}
      data={data}
      value={input.value || null}
      onChange={(value) => form.setFieldValue(fact, value ?? '')}
      searchable
      allowDeselect={!isRequired(field)}
      clearable={!isRequired(field)}
    />
  )

  switch (field.kind) {
    case 'brand':
      return (
        <Select
          {...common}
          data={catalogue.brands.map(optionOf)}
          value={input.value || null}
          onChange={(brand) => form.setValues({ brand: brand ?? '', model: '' })}
          searchable
        />
      )
    case 'model': {
      const models = catalogue.brands.find(({ id }) => id === form.getValues().brand)?.models ?? []
      return (
        <Select
          {...common}
          data={models.map(optionOf)}
          value={input.value || null}
          onChange={(id) => {
            const bodyType = models.find((model) => model.id === id)?.bodyType
            form.setValues({ model: id ?? '', ...(bodyType !== undefined && { bodyType }) })
          }}
          disabled={models.length === 0}
          searchable
        />
      )
    }
    case 'city':
      return choice(catalogue.cities.map(optionOf))
    case 'choice':
      return choice(field.values.map((value) => ({ value, label: car.valueText(fact, value) })))
    case 'number':
      return (
        <NumberInput
          {...common}
          onChange={(value) => {
            if (fact === 'mileage' && value !== input.value) form.mileageTyped(value)
            input.onChange(value)
          }}
          min={field.min}
          max={field.max}
          allowNegative={false}
          decimalScale={field.decimals ?? 0}
          thousandSeparator={fact.endsWith('Year') ? '' : ' '}
          hideControls
        />
      )
    case 'text':
      return (
        <div>
          <TextInput {...common} maxLength={field.most + (fact === 'vin' ? SPACES : 0)} dir="auto" autoComplete="off" />
          {fact === 'vin' ? <VinHint form={form} catalogue={catalogue} /> : null}
        </div>
      )
    case 'day':
      return (
        <TextInput
          {...common}
          type="date"
          onChange={(event) => {
            if (fact === 'mileageReadOn') form.dayTyped()
            input.onChange(event)
          }}
          description={fact === 'mileageReadOn' ? t('carForm.mileageReadOnHelp') : null}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      )
    case 'flag':
      return <Checkbox {...form.getInputProps(fact, { type: 'checkbox' })} label={label} mt="lg" />
    default:
      return (
        <Checkbox.Group {...common}>
          <Group mt="xs">
            {FEATURES.map((feature) => (
              <Checkbox key={feature} value={feature} label={car.valueText('features', feature)} />
            ))}
          </Group>
        </Checkbox.Group>
      )
  }
}

function optionOf({ id, name }: { id: string; name: string }): Option {
  return { value: id, label: name }
}
