import { edition } from '#edition'
import { LANGUAGES } from '@otosafi/editions/language'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { useTexts } from '../texts/use-texts.ts'
import { DAY_PARTS } from './call-choices.ts'
import type { FieldOfForm } from './field-of-form.ts'

/** When and in which language a visitor is called (P-45): at any time and in the language of the page, unless chosen. */
export function CallFields({ field }: { field: (name: string) => FieldOfForm }) {
  const { t, language } = useTexts()
  const spoken = field('language')
  return (
    <>
      <SelectField
        {...field('time')}
        label={t('callback.time')}
        options={[
          { value: '', label: t('callback.anyTime') },
          ...DAY_PARTS.map((part) => ({ value: part, label: t(`vocabulary.dayPart.${part}`) })),
        ]}
      />
      <SelectField
        key={language}
        {...spoken}
        defaultValue={spoken.defaultValue ?? language}
        label={t('callback.language')}
        options={edition.languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
      />
    </>
  )
}
