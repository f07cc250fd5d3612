import { useState } from 'react'

import { edition } from '#edition'
import { BODY_TYPES, COLORS, FUEL_TYPES, ODOMETER_UNITS, ORIGINS, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import { hasVinCheckDigit } from '@otosafi/domain/vin/check-digit'
import { VIN_LENGTH } from '@otosafi/domain/vin/to-vin'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'
import { soldYearBounds } from '@otosafi/validators/selling-car'
import { validateVin } from '@otosafi/validators/vin'

import { fieldId } from '../../forms/field-of-form.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { SellChoices } from './load-sell-form.ts'
import { SELL } from './sale-forms.ts'
import type { SellFields } from './sell-field.ts'
import { PAPERS, papersOf, WANTED_CAR } from './sell-fields.ts'
import { useModels } from './use-models.ts'

import styles from './SellForm.module.css'

const VOCABULARIES = {
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  bodyType: BODY_TYPES,
  color: COLORS,
} as const

/** The first part of the form: what the car is, and the papers that there are of it. */
export function CarPart({ choices, fields: { field, values } }: { choices: SellChoices; fields: SellFields }) {
  const { t } = useTexts()
  const { models, loadModels } = useModels(choices.models)
  const optional = { mark: t('forms.optional') }
  const choose = { value: '', label: t('sell:form.choose') }
  const papers = papersOf(values)
  const wanted = values[WANTED_CAR] ?? ''
  const { min, max } = soldYearBounds(choices.present)
  const years = Array.from({ length: max - min + 1 }, (_, index) => String(max - index))
  const select = (name: keyof typeof VOCABULARIES) => (
    <SelectField
      {...field(name)}
      {...optional}
      label={t(`car.label.${name}`)}
      options={[
        choose,
        ...VOCABULARIES[name].map((value) => ({
          value,
          label: t(`vocabulary.${name}.${value}` as 'vocabulary.fuelType.diesel'),
        })),
      ]}
    />
  )
  return (
    <div className={styles.fields}>
      {wanted === '' ? null : (
        <Checkbox
          name={WANTED_CAR}
          value={wanted}
          label={t('sell:form.wantedCar', { reference: wanted })}
          defaultChecked
        />
      )}
      <TextField
        {...field('brand')}
        label={t('car.label.brand')}
        list="sell-brands"
        autoComplete="off"
        maxLength={60}
        required
        onBlur={({ currentTarget }) => loadModels(currentTarget.value)}
      />
      <Options id="sell-brands" names={choices.brands} />
      <TextField
        {...field('model')}
        label={t('car.label.model')}
        list="sell-models"
        autoComplete="off"
        maxLength={60}
        required
      />
      <Options id="sell-models" names={models} />
      <SelectField
        {...field('modelYear')}
        label={t('car.label.modelYear')}
        required
        options={[choose, ...years.map((label) => ({ label }))]}
      />
      <NumberField {...field('mileage')} label={t('car.label.mileage')} unit="" required />
      <SelectField
        {...field('odometerUnit')}
        label={t('car.label.odometerUnit')}
        // Kilometres are as good as not chosen: what was kept of the form before has its say.
        options={ODOMETER_UNITS.map((unit) => ({
          value: unit === 'km' ? '' : unit,
          label: t(`vocabulary.odometerUnit.${unit}`),
        }))}
      />
      {select('fuelType')}
      {select('transmission')}
      {select('bodyType')}
      {select('color')}
      <NumberField {...field('noOfOwners')} {...optional} label={t('car.label.noOfOwners')} unit="" maxLength={2} />
      <SelectField
        {...field('imported')}
        {...optional}
        label={t('sell:form.origin')}
        options={[
          choose,
          ...ORIGINS.map((origin) => ({
            value: String(origin === 'imported'),
            // Where an import is a caution, its note advises buyers.
            label:
              origin === 'imported' && edition.importedIs === 'caution'
                ? t('vocabulary.origin.imported')
                : t(`vocabulary.originNote.${origin}`),
          })),
        ]}
      />
      <VinField {...field('vin')} />
      <Fieldset id={fieldId(SELL, PAPERS)} label={t('sell:form.papers')} {...optional} error={field(PAPERS).error}>
        {edition.documents.map((paper) => (
          <Checkbox
            key={paper}
            name={PAPERS}
            value={paper}
            label={t(`vocabulary.documentKind.${paper}`)}
            defaultChecked={papers.includes(paper)}
          />
        ))}
      </Fieldset>
    </div>
  )
}

/** Names that a text field offers, and does not insist on. */
function Options({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
}

/** The identification number. A check digit that does not fit is a hint alone: many makers have none. */
function VinField(props: ReturnType<SellFields['field']>) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const isDoubtful = typed !== '' && validateVin(typed) === null && !hasVinCheckDigit(typed)
  return (
    <div>
      <TextField
        {...props}
        label={t('car.label.vin')}
        mark={t('forms.optional')}
        help={t('sell:form.vinHelp', { length: VIN_LENGTH })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={styles.hint} role="status">
        {isDoubtful ? t('sell:form.vinDoubt') : ''}
      </p>
    </div>
  )
}
