import { edition } from '#edition'
import type { SubscriberPreferences } from '@otosafi/api-client/schema'
import { LANGUAGES } from '@otosafi/editions/language'
import { Checkbox } from '@otosafi/ui/checkbox/Checkbox'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { SelectField } from '@otosafi/ui/select-field/SelectField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

const FREQUENCIES = ['weekly', 'monthly'] as const

/** Name of the box of a topic. */
export function topicField(topic: string): string {
  return `topic-${topic}`
}

/** How often the newsletter comes, about what, and in which language, in a form of this name. */
export function PreferenceFields({
  form,
  state,
  choices: { preferences, topics },
}: {
  form: string
  state: FormState | null
  choices: Pick<SubscriberPreferences, 'preferences' | 'topics'>
}) {
  const { t } = useTexts()
  const filled = (name: 'frequency' | 'language') => ({
    ...fieldOfForm(form, name, state, t),
    defaultValue: state?.values[name] ?? preferences[name],
  })
  return (
    <>
      <SelectField
        {...filled('frequency')}
        label={t('account:newsletter.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`account:newsletter.${value}`) }))}
      />
      <Fieldset label={t('account:newsletter.topics')} help={t('account:newsletter.topicsHelp')}>
        {topics.map(({ id, name }) => (
          <Checkbox
            key={id}
            name={topicField(id)}
            label={name}
            defaultChecked={state ? Boolean(state.values[topicField(id)]) : preferences.topics.includes(id)}
          />
        ))}
      </Fieldset>
      <SelectField
        {...filled('language')}
        label={t('account:profile.language')}
        options={edition.languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
      />
    </>
  )
}
