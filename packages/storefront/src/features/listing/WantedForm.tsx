import { Fragment } from 'react'

import { edition } from '#edition'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { CURRENCIES } from '@otosafi/editions/currency'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CallFields } from '../../forms/CallFields.tsx'
import type { FieldOfForm } from '../../forms/field-of-form.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { WANTED, WANTED_CHOICES, wantedDetails } from './wanted-details.ts'

/** Details with a visible field; the others of a search are sent as hidden fields. */
const SHOWN = new Set(['brand', 'bodyType', 'fuelType', 'transmission', 'yearMin', 'priceMax'])

/**
 * The wanted-car form, filled in from the search. `brands` are the options; `action` is the page that handles it.
 */
export function WantedForm({
  filters,
  brands,
  action,
}: {
  filters: CarFilters
  brands: readonly { value: string; label: string }[]
  action: string
}) {
  const { t } = useTexts()
  const wanted: Readonly<Record<string, string | number | undefined>> = wantedDetails(filters)
  return (
    <BoxedForm
      name={WANTED}
      action={action}
      texts={{
        title: t('wanted.title'),
        text: t('wanted.text'),
        sent: t('success.wantedSent'),
        consent: t('callback.consent'),
        submit: t('wanted.submit'),
      }}
    >
      {(field) => {
        const filled = (name: string): FieldOfForm => {
          const own = field(name)
          return { ...own, defaultValue: own.defaultValue ?? String(wanted[name] ?? '') }
        }
        const select = (name: keyof typeof WANTED_CHOICES) => (
          <SelectField
            {...filled(name)}
            label={t(`listing.group.${name}`)}
            options={[
              { value: '', label: t('listing.any') },
              ...WANTED_CHOICES[name].map((value) => ({
                value,
                label: t(`vocabulary.${name}.${value}` as 'vocabulary.fuelType.diesel'),
              })),
            ]}
          />
        )
        return (
          <>
            {/* Another search fills its details in anew; who asks stays. */}
            <Fragment key={action}>
              <SelectField
                {...filled('brand')}
                label={t('listing.group.brand')}
                options={[{ value: '', label: t('wanted.anyBrand') }, ...brands]}
              />
              {select('bodyType')}
              {select('fuelType')}
              {select('transmission')}
              <TextField {...filled('yearMin')} label={t('listing.range.yearMin')} inputMode="numeric" maxLength={20} />
              <TextField
                {...filled('priceMax')}
                label={`${t('listing.range.priceMax')} (${CURRENCIES[edition.currency].symbol})`}
                inputMode="numeric"
                maxLength={20}
              />
              {Object.entries(wanted).map(([name, value]) =>
                SHOWN.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
              )}
            </Fragment>
            <TextField {...field('fullName')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
            <CountryPhoneField {...field('phone')} label={t('callback.phone')} required />
            <CallFields field={field} />
          </>
        )
      }}
    </BoxedForm>
  )
}
