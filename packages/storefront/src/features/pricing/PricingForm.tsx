import { Form } from 'react-router'

import { Button } from '@otosafi/ui/button/Button'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { issueText } from '../../forms/issue-text.ts'
import { unitText } from '../../texts/unit-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Pricing } from './load-pricing.ts'
import { SUBMIT_PARAM } from './submit-param.ts'

import styles from './Pricing.module.css'

/** Fields on which the choices of other fields depend: with script, a change loads those. */
const LEADING = ['brand', 'model']

/**
 * The car to value: a GET form to the page at `action`, whose choices follow the brand and the model. `car` is the id of
 * one that it is to be exchanged for.
 */
export function PricingForm({
  action,
  asked,
  choices,
  issue,
  ignoredYear,
  missing = null,
  car,
}: Pick<Pricing, 'asked' | 'choices' | 'issue' | 'ignoredYear'> &
  Partial<Pick<Pricing, 'missing'>> & { action: string; car?: string | undefined }) {
  const { t, number } = useTexts()
  const { brand, model, year, mileage } = asked
  const first = { value: '', label: t('finance:valuation.choose') }
  const required = missing && t('validation.required', { field: t(`car.label.${missing}`) })
  return (
    <Form
      className={styles.form}
      action={action}
      aria-label={t('finance:valuation.submit')}
      preventScrollReset
      replace
      noValidate
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement && LEADING.includes(target.name)) currentTarget.requestSubmit()
      }}
    >
      {car === undefined ? null : <input type="hidden" name="car" value={car} />}
      <SelectField
        label={t('car.label.brand')}
        id="brand"
        name="brand"
        defaultValue={brand}
        required
        error={(missing === 'brand' && required) || undefined}
        options={[first, ...choices.brands.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {/* Models of another brand are another field, which starts with what is asked now. */}
      <SelectField
        key={`model ${brand}`}
        label={t('car.label.model')}
        mark={t('forms.optional')}
        id="model"
        name="model"
        defaultValue={model}
        disabled={brand === ''}
        options={[
          { value: '', label: t('finance:valuation.anyModel') },
          ...choices.models.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {/* The same field for every model: a year chosen while the years load stays, unless another was sent with the model. */}
      <SelectField
        key={`year ${year}`}
        label={t('car.label.modelYear')}
        id="year"
        name="year"
        defaultValue={year === null ? '' : String(year)}
        disabled={brand === ''}
        required
        options={[first, ...choices.years.map((each) => ({ value: String(each), label: String(each) }))]}
        error={
          ignoredYear === null
            ? (missing === 'modelYear' && required) || undefined
            : t('finance:valuation.ignoredYear', { year: ignoredYear })
        }
      />
      <NumberField
        label={t('car.label.mileage')}
        mark={t('forms.optional')}
        id="mileage"
        name="mileage"
        defaultValue={/^\d+$/.test(mileage) ? number(Number(mileage)) : mileage}
        unit={unitText('km', t)}
        error={issue === null ? undefined : issueText(t, issue)}
      />
      <Button type="submit" name={SUBMIT_PARAM}>
        {t('finance:valuation.submit')}
      </Button>
    </Form>
  )
}
