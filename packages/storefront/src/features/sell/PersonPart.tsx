import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { PrivacyLink } from '../../forms/PrivacyLink.tsx'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { SellChoices } from './load-sell-form.ts'
import type { SellFields } from './sell-field.ts'

import styles from './SellForm.module.css'

/** The last part of the form: where the car is, who sells it, and the consent. */
export function PersonPart({ choices, fields: { field, values } }: { choices: SellChoices; fields: SellFields }) {
  const { t } = useTexts()
  const { defaultValue: _, ...consent } = field('consent')
  return (
    <div className={styles.fields}>
      <SelectField
        {...field('city')}
        label={t('car.label.city')}
        required
        options={[{ value: '', label: t('sell:form.choose') }, ...choices.cities]}
      />
      <TextField {...field('fullName')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
      <CountryPhoneField {...field('phone')} label={t('callback.phone')} required />
      <TextField
        {...field('email')}
        label={t('home.questions.ask.email')}
        mark={t('forms.optional')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Checkbox
        {...consent}
        value="true"
        label={t('sell:form.consent')}
        defaultChecked={(values['consent'] ?? '') !== ''}
        required
      />
      <p>
        <PrivacyLink />
      </p>
    </div>
  )
}
